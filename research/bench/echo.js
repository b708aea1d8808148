/** The least a server can do: sends everything from one of two sockets to both. `echo.js PORT` */
import { WebSocketServer } from 'ws';

const pairs = new Map();
const server = new WebSocketServer({
  port: Number(process.argv[2]),
  host: '127.0.0.1',
  perMessageDeflate: false,
});
server.on('connection', (socket, { url }) => {
  const pair = pairs.get(url) ?? [];
  pairs.set(url, [...pair, socket]);
  socket.on('message', (data) => {
    for (const one of pairs.get(url)) one.send(data);
  });
});

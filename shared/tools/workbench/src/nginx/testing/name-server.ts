import { createSocket } from 'node:dgram';
import { once } from 'node:events';

const HEADER_BYTES = 12;
const TYPE_A = 1;

/** Length of the question: a name of labels that ends with an empty one, a type and a class. */
function questionLength(query: Buffer): number {
  let end = HEADER_BYTES;
  while ((query[end] ?? 0) !== 0) end += (query[end] ?? 0) + 1;
  return end + 1 + 4 - HEADER_BYTES;
}

/** A DNS response to a query: one IPv4 address, valid for a second, or no address for other types. */
function responseTo(query: Buffer, address: string): Buffer {
  const question = query.subarray(HEADER_BYTES, HEADER_BYTES + questionLength(query));
  const isAddress = question.readUInt16BE(question.length - 4) === TYPE_A;
  const header = Buffer.alloc(HEADER_BYTES);
  query.copy(header, 0, 0, 2);
  header.writeUInt16BE(0x8180, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(isAddress ? 1 : 0, 6);
  if (!isAddress) return Buffer.concat([header, question]);
  // A pointer to the question's name, type A, class IN, 1 s, 4 bytes.
  const record = Buffer.from([0xc0, 0x0c, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, ...address.split('.').map(Number)]);
  return Buffer.concat([header, question, record]);
}

/** A name server that resolves every name to one address. */
export async function startNameServer() {
  const socket = createSocket('udp4');
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const server = {
    port: socket.address().port,
    /** The address of every name. Tests change it. */
    address: '127.0.0.1',
    stop: () => new Promise<void>((resolve) => socket.close(resolve)),
  };
  socket.on('message', (query, { port, address }) =>
    socket.send(responseTo(query, server.address), port, address),
  );
  return server;
}

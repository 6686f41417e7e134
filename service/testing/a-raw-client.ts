import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export type RawAnswer = { status: number; retryAfter: number }

/** A client with one connection that it keeps, for many at once: those of Node's `http` cost more than the service. */
export type RawClient = { post(path: string, body: Buffer): Promise<RawAnswer>; close(): void }

/** Connects a client. One request at a time; a connection that ends answers with the status 0. */
export async function aRawClient(port: number): Promise<RawClient> {
  const socket = connect({ host: '127.0.0.1', port })
  await once(socket, 'connect')
  let settle = (_answer: RawAnswer) => {}
  readAnswers(socket, (answer) => settle(answer))
  socket.on('error', () => {})
  socket.on('close', () => settle({ status: 0, retryAfter: 0 }))
  return {
    post: (path, body) =>
      new Promise((resolve) => {
        settle = resolve
        const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${body.length}\r\n\r\n`
        // In one piece, which costs half as much as two.
        socket.write(Buffer.concat([Buffer.from(head), body]))
      }),
    close: () => socket.destroy(),
  }
}

function readAnswers(socket: Socket, tell: (answer: RawAnswer) => void): void {
  let text = ''
  socket.setEncoding('latin1').on('data', (data: string) => {
    text += data
    const head = text.indexOf('\r\n\r\n')
    const length = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0)
    if (head < 0 || text.length < head + 4 + length) return
    tell({
      status: Number(text.slice(9, 12)),
      retryAfter: Number(/retry-after: (\d+)/i.exec(text)?.[1] ?? 0),
    })
    text = ''
  })
}

import fastify from 'fastify'

/** The least that a service can do: parses each body, answers, and forgets it. `node bench/service/bare-sink.ts` */
const app = fastify()
app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) =>
  done(null, JSON.parse(String(body))),
)
app.post('/events/raw/:trackingId', async ({ body }) => ({ accepted: (body as unknown[]).length, duplicates: 0 }))
console.log(`service listening on ${await app.listen({ host: '127.0.0.1', port: 0 })}`)

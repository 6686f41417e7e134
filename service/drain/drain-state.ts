import type { TypedApp } from '../typed-app.ts'

declare module 'fastify' {
  interface FastifyInstance {
    drain: DrainState
  }
}

/** Whether the service is being ended. */
export type DrainState = { isDraining: boolean }

/**
 * Gives the app its state of draining (BS-03). While it drains, every answer ends its connection: clients that keep
 * theirs open go elsewhere with the next request.
 */
export function addDrainState(app: TypedApp): void {
  const state: DrainState = { isDraining: false }
  app.decorate('drain', state)
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (state.isDraining) reply.header('connection', 'close')
    done(null, payload)
  })
  // Whoever closes the app without draining it says no from then on, too.
  app.addHook('preClose', async () => {
    state.isDraining = true
  })
}

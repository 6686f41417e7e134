import type { EventOf } from './published-event.ts'

/** The one visitor of the demo, on pages where it is logged in (SHOP-101). Made up: the address can receive nothing. */
export const userEvent: EventOf<'user'> = {
  kind: 'user',
  id: 'demo-visitor',
  email: 'robin.demo@norrow.example',
  membership: 'Gold',
}

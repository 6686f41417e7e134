import type { FieldProblem } from '../../contract/console/steer.ts'
import type { WorkshopOrder } from '../../contract/steer/workshop.ts'
import type { Workshop } from '../steer/workshop.ts'

/** A workshop that builds nothing: it notes its orders, and finds the problems that a test gives it. */
export type WatchedWorkshop = Workshop & {
  orders: WorkshopOrder[]
  /** What it finds in a site with these changes. */
  find: (order: WorkshopOrder) => FieldProblem[] | Promise<FieldProblem[]>
}

export function aWorkshop(find: WatchedWorkshop['find'] = () => []): WatchedWorkshop {
  const workshop: WatchedWorkshop = {
    orders: [],
    find,
    async order(order, onStep) {
      workshop.orders.push(order)
      onStep?.('checking')
      const problems = await workshop.find(order)
      if (problems.length === 0 && order.kind !== 'check') onStep?.('building')
      return { problems, environment: null }
    },
    async close() {},
  }
  return workshop
}

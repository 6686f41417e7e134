import type { Publication } from '../../contract/console/steer.ts'
import type { WorkshopAnswer, WorkshopOrder } from '../../contract/steer/workshop.ts'

/** Checks and builds the site with the console's changes, one order after another. */
export type Workshop = {
  /** @throws when the build ends without an answer */
  order(order: WorkshopOrder, onStep?: (step: Publication['step']) => void): Promise<WorkshopAnswer>
  /** Ends the process, if there is one. */
  close(): Promise<void>
}

import type { TypedApp } from '../typed-app.ts'
import { aBrowser } from './a-browser.ts'
import { testNow } from './an-app.ts'
import { anExperiment } from './an-experiment.ts'
import { postEvents } from './post-events.ts'

/** Lets so many visitors see an iteration of an experience's variation in the site `shop`. */
export async function anExperimentOf(
  app: TypedApp,
  experienceId: string,
  { iterationId, visitors }: { iterationId: string; visitors: number },
): Promise<void> {
  const { seen } = anExperiment(experienceId)
  const events = Array.from({ length: visitors }, (_, at) =>
    seen(`visitor-${iterationId}-${at}`, 'v', testNow + at, { iterationId }),
  )
  await postEvents(app, { events, headers: aBrowser })
}

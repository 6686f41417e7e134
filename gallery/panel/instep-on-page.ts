import type { WireEvent } from '../../contract/event.ts'

/** An experience as the script explains it in `__qubit.experiences`. */
export type ExplainedExperience = {
  experienceId: string
  progress: string
  answers: { check: string; passes: boolean; because: string }[]
  variation?: { masterId: string; isControl: boolean; forced: boolean }
}

export type Experiences = { list(): readonly ExplainedExperience[]; stop(experienceId: string): void }

/** The script's public functions, available after it has started. */
export function experiencesOn(page: Window): Experiences | undefined {
  return (page as { __qubit?: { experiences?: Experiences } }).__qubit?.experiences
}

/** Whether the script has run an experience on a page. */
export function hasRun(page: Window, experienceId: string): boolean {
  const list = experiencesOn(page)?.list() ?? []
  return list.some((each) => each.experienceId === experienceId && each.progress === 'executed')
}

type EnrichingBus = { onEnrichment(type: string, fn: (event: WireEvent) => void): { replay(): void } }

/** Calls back with each event of the script, including earlier ones. */
export function onScriptEvents(page: Window, task: (event: WireEvent) => void): void {
  ;(page as { uv?: Partial<EnrichingBus> }).uv?.onEnrichment?.('*', task).replay()
}

/** Calls back with the address of each request of the page, including earlier ones. */
export function onRequests(task: (url: string) => void): void {
  const observer = new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) task(name)
  })
  observer.observe({ type: 'resource', buffered: true })
}

import type { ConsoleTexts } from '../texts/en.ts'

/** Returns what a goal is called, by its id in events: `order`, `primary`, `custom:{name}`, or that of a page or another. */
export function nameGoal(id: string, { report: t }: Pick<ConsoleTexts, 'report'>): string {
  if (id === 'order' || id === 'primary') return t.goals[id]
  const [, name] = /^custom:(.+)$/.exec(id) ?? []
  return name ? t.customGoal(name) : id
}

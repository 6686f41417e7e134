import type { Frame, Page } from '@playwright/test'
import { settled } from './settings.ts'

type Row = { experienceId: string; progress: string }
type Shown = { __qubit?: { experiences?: { list(): Row[] } } }

/** Returns which experiences the page says it has executed; it is run in the page. */
export function listExecuted(): string[] {
  const list = (globalThis as Shown).__qubit?.experiences?.list() ?? []
  return list.filter(({ progress }) => progress === 'executed').map(({ experienceId }) => experienceId)
}

/** Returns which experiences run on a page now. */
export async function runningIn(page: Page | Frame | null): Promise<string[] | undefined> {
  return page?.evaluate(listExecuted)
}

/** Waits until an experience runs on a page, and returns which ones run. */
export async function running(page: Page): Promise<string[] | undefined> {
  await settled(page)
  return runningIn(page)
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { cpus, loadavg, totalmem } from 'node:os'

/** Describes the machine of the measurement, one line for each property. Nothing in it identifies the machine. */
export function describeMachine(chromium: string): string[] {
  const [cpu] = cpus()
  return [
    `- ${cpus().length} cores of ${cpu?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB`,
    // A load above the number of cores means that other processes were busy, and all times are too long.
    `- load at the end: ${loadavg()[2]?.toFixed(1)} (mean of 15 minutes)`,
    `- Node ${process.versions.node}, Chromium ${chromium}`,
    `- GrowthBook ${versionOf('@growthbook/growthbook')}, React ${versionOf('react')}, Playwright ${versionOf('@playwright/test')}`,
  ]
}

function versionOf(name: string): string {
  const path = createRequire(import.meta.url).resolve(`${name}/package.json`)
  return JSON.parse(readFileSync(path, 'utf8')).version
}

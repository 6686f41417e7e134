import type { Step } from '../run.ts'

/** Turns sending off for a visitor who asked for it, while everything else goes on (ST-21, UR-06). */
export const doNotTrack: Step = (run) => {
  const levels = ['qb_dnt', 'qb_dnt_ext'].flatMap((name) => run.page.jar.values(name))
  // The larger counts. At level 2 the script did not start; the cookie may have come since.
  run.trackingDisabled = run.site.config.trackingDisabled === true || levels.some((value) => /^\s*[12]\s*$/.test(value))
}

import type { DeliveryParts, RunStart, Step } from '../run.ts'

/** Switches sending off for a visitor who has asked for it; everything else continues (ST-21, UR-06). */
export const doNotTrack: Step<RunStart & DeliveryParts> = (run) => {
  const levels = ['qb_dnt', 'qb_dnt_ext'].flatMap((name) => run.page.jar.values(name))
  // The higher level applies. At level 2 the script does not start, but the cookie may have been set since.
  run.trackingDisabled = run.site.config.trackingDisabled === true || levels.some((value) => /^\s*[12]\s*$/.test(value))
}

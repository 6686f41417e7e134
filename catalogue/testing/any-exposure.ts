import type { Exposure } from '../kit/run/scope.ts'

/** The exposure callbacks of a variation whose exposures the test does not check. */
export const anyExposure: Exposure = { isControl: false, happens: () => true, lacks() {} }

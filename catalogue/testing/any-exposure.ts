import type { Exposure } from '../kit/run/scope.ts'

/** Of a variation of which nobody counts what is shown. */
export const anyExposure: Exposure = { isControl: false, happens: () => true, lacks() {} }

/** Public functions that page code may call before they are there; they give a promise then (ST-27). */
export const earlyNames = ['getVisitorState', 'getBrowserState', 'getSegments', 'decorateLink'] as const

export type PublicFunctions = Record<(typeof earlyNames)[number], (link: string) => unknown>

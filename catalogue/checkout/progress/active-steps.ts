const subSteps = ['/delivery', '/billing', '/review']

/** Returns how many steps of the checkout are active at a path: the last sub-step that the path contains decides (UR-09). */
export function activeSteps(path: string): number {
  return subSteps.reduce((active, subStep, at) => (path.toLowerCase().includes(subStep) ? at + 1 : active), 0)
}

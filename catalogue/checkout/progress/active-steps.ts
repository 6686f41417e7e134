const subSteps = ['/delivery', '/billing', '/review']

/** How many steps of the checkout are active at a path: the furthest of its sub-steps that is contained decides (UR-09). */
export function activeSteps(path: string): number {
  return subSteps.reduce((active, subStep, at) => (path.toLowerCase().includes(subStep) ? at + 1 : active), 0)
}

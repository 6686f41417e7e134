const subSteps = ['/delivery', '/billing', '/review']

/** How many steps of the checkout are active at a path: the furthest of its sub-steps that is contained decides (UR-09). */
export function activeSteps(path: string): number {
  return subSteps.findLastIndex((subStep) => path.toLowerCase().includes(subStep)) + 1
}

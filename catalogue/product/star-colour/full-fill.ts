export type ShapePaint = Pick<CSSStyleDeclaration, 'fill' | 'fillOpacity'>

/**
 * Returns the fill of the full stars among the shapes of a rating (PDP-28.1): the only fill there is, since empty stars are
 * outlines. Undefined when nothing is filled or when empty stars are filled as well: then the full ones cannot be
 * recognised, and the rating could look better than it is.
 */
export function fullFill(shapes: readonly ShapePaint[]): string | undefined {
  const fills = new Set(shapes.filter(isFilled).map(({ fill }) => fill))
  return fills.size === 1 ? fills.values().next().value : undefined
}

/** Parses a computed fill. Gradients do not count, because they may show a part of a star. */
function isFilled({ fill, fillOpacity }: ShapePaint): boolean {
  return !/^none$|^url\(|^rgba\(.*, 0\)$|\/ 0\)$/.test(fill) && Number(fillOpacity) !== 0
}

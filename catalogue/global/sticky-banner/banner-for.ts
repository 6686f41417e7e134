import type { StickyBannerContent } from './template.ts'

/**
 * Returns the banner for an address: of the matching ones, the one with the longest part of the address (GLB-12.2, UR-10).
 */
export function bannerFor<T extends Pick<StickyBannerContent, 'match' | 'show'>>(
  banners: readonly T[],
  address: string,
): T | undefined {
  return banners
    .filter(({ match, show }) => show && address.includes(match))
    .sort((a, b) => b.match.length - a.match.length)[0]
}

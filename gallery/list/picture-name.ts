export const picturedDevices = ['computer', 'phone'] as const
export type PicturedDevice = (typeof picturedDevices)[number]

/** The page with an experience, and the same page without it. */
export const picturedHalves = ['with', 'without'] as const
export type PicturedHalf = (typeof picturedHalves)[number]

/** The name of a picture's file in `gallery/pictures`, as `npm run pictures -- --gallery` takes it. */
export function pictureName(experienceId: string, device: PicturedDevice, half: PicturedHalf): string {
  return `${experienceId}-${device}-${half}.webp`
}

/** Made by `instep build` for the frame page. */
declare module 'instep:frame' {
  export const domains: readonly string[]
}

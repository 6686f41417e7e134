/** Made by `instep build` from a site's configuration. */
declare module 'instep:site' {
  export const site: import('../contract/script-config.ts').BuiltSite
}

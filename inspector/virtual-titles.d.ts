/** The titles of the catalogue's templates by id, which `cli/build/provide-titles.ts` puts into the build. */
declare module 'virtual:template-titles' {
  export const titles: Readonly<Record<string, string>>
}

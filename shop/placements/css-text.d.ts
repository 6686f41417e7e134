/** The text of a style sheet, which a placement puts on the page itself. */
declare module '*.css?inline' {
  const css: string
  export default css
}

/** The source of a sample, to be shown: what is read here is what runs. */
declare module '*?raw' {
  const text: string
  export default text
}

/** Text in its own form, which scrolls where it is long, by keyboard too. It is a group, because a list of landmarks says little. */
export function CodeBlock({ label, text }: { label: string; text: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and nothing in it takes the focus
    <pre className="code-block" role="group" tabIndex={0} aria-label={label}>
      {text}
    </pre>
  )
}

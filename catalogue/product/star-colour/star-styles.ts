/**
 * Returns the styles of full stars in a colour, for the classes of the template. They use `!important`, because the rule of the
 * shop may have any specificity.
 */
export function starStyles(name: string, color: string): string {
  const ruleOf = (part: string, declarations: string) => `.${name}-${part} { ${declarations} }`
  const paintWith = (property: string, value = color) => `${property}: ${value} !important;`
  const [from, to] = ['var(--product-star-from)', 'var(--product-star-to)']
  const parts = `linear-gradient(to right, currentcolor ${from}, ${color} ${from}, ${color} ${to}, currentcolor ${to})`
  return [
    ruleOf('fill', paintWith('fill')),
    ruleOf('edge', paintWith('stroke')),
    ruleOf('stop', paintWith('stop-color')),
    ruleOf('words', paintWith('color')),
    ruleOf('before::before', paintWith('color')),
    ruleOf('after::after', paintWith('color')),
    ruleOf(
      'part',
      paintWith('background-image', parts) +
        paintWith('-webkit-background-clip', 'text') +
        paintWith('background-clip', 'text') +
        paintWith('-webkit-text-fill-color', 'transparent'),
    ),
  ].join('\n')
}

type Props = { id: string; title: string; links: { href: string; text: string }[] }

/** One column of the footer: a title and links. */
export function LinkColumn({ id, title, links }: Props) {
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {links.map(({ href, text }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The name of a size. One for both women and men, such as `W 7 / M 6`, has a line for each. */
export function SizeName({ name }: { name: string }) {
  return name.split(' / ').map((part, index) => (
    <span key={part} className="size-name">
      {index > 0 && <span className="hidden-text"> / </span>}
      {part}
    </span>
  ))
}

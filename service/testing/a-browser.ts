/**
 * The headers of a person's browser. Without them a test's requests look like those of a program and count as a
 * crawler's (BR-07).
 */
export const aBrowser = {
  'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
}

/** The bytes up to which an event is read as a whole for a list. */
const longest = 64 * 1024

/**
 * The text of an event for lists of many: of a large one only what these show. Anybody can send events of a megabyte, which some
 * bytes unpack to, and hundreds of them, parsed as a whole, are gigabytes.
 */
export const listedText = `iif(octet_length(text) <= ${longest}, text, (
  SELECT json_object('type', facts -> '$[0]', 'meta', json_object('type', facts -> '$[1]', 'url', facts -> '$[2]'))
  FROM (SELECT json_extract(text, '$.type', '$.meta.type', '$.meta.url') AS facts)
)) AS text`

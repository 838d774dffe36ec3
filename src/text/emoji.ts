/** What every emoji of one character or more has at least one of. */
const trace = /\p{Extended_Pictographic}|\p{Emoji_Presentation}|\ufe0f|\u20e3/u;

/**
 * Text cut at its emoji (of the kinds recommended for interchange, Unicode's RGI set): pieces at odd places are emoji,
 * those at even places, which may be empty, are what stands between. The pieces together are the text.
 */
export function cutAtEmoji(text: string): readonly string[] {
  // Reading the list of all emoji takes as long as fifty texts: only a text that may hold one waits for it.
  return trace.test(text) ? text.split(/(\p{RGI_Emoji})/v) : [text];
}

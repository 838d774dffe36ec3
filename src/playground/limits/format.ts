import { Locale } from 'discord-api-types/v10';
import type { Format } from './shape.ts';
import { text } from './shape.ts';
import { badScheme, notMoment, notNumber, notUrl } from './wording.ts';

/** The languages that Discord knows: https://docs.discord.com/developers/reference#locales. */
export const languages: readonly string[] = Object.values(Locale);

/** A web address with one of these schemes, at most `max` long. */
export function url(max: number, schemes: readonly string[]) {
  return text(0, max, (value, path) => {
    const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(value)?.[1]?.toLowerCase();
    if (scheme === undefined) return notUrl(path);
    if (!schemes.includes(scheme)) return badScheme(path, scheme, schemes);
    return URL.canParse(value) && /^[^:]+:\/\/[^/\s]/.test(value) && !/\s/.test(value) ? null : notUrl(path);
  });
}

/** Schemes of the pages that an embed leads to, and of the pictures that it shows. */
export const pageUrl = url(2048, ['http', 'https']);
export const pictureUrl = url(2048, ['http', 'https', 'attachment']);

/** Discord's identifiers: digits, 64 bits. */
export const snowflake = text(1, 20, (value, path) =>
  /^(0|[1-9][0-9]*)$/.test(value) && BigInt(value) < 2n ** 64n ? null : notNumber(path, value, 'snowflake'),
);

/** A moment in ISO 8601, with its time zone. */
export const moment = text(0, 64, (value, path) =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/.test(value) &&
  !Number.isNaN(Date.parse(value))
    ? null
    : notMoment(path, value),
);

/**
 * Lower-case letters, digits, `-`, `_` and `'`, in the scripts that Discord allows: what names of slash commands and of
 * their options must be. A letter with a lower case must be in it.
 * Source: https://docs.discord.com/developers/interactions/application-commands, « Application Command Naming ».
 */
export const lowerCaseName: Format = (value, path) =>
  /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u.test(value) && value === value.toLowerCase()
    ? null
    : { path, code: 'APPLICATION_COMMAND_INVALID_NAME', message: 'Command name is invalid' };

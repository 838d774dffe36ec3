import { ChannelType, ComponentType } from 'discord-api-types/v10';
import { snowflake, url } from './format.ts';
import { among, anything, boolean, integer, list, record, set, text, trimmed, union } from './shape.ts';

/** The keys that every component has. */
const common = { type: anything, id: integer(0, 2 ** 31 - 1) };
export const customId = text(1, 100);

const emoji = record('ComponentEmojiForRequest', ['name'], {
  id: snowflake,
  name: text(0, 32),
  animated: boolean,
});

/** Style 5 is a link; Discord also opens its own pages through the scheme `discord`. */
const button = record('ButtonComponentForMessageRequest', ['type', 'style'], {
  ...common,
  custom_id: customId,
  style: among(1, 2, 3, 4, 5, 6),
  label: trimmed(0, 80),
  disabled: boolean,
  url: url(512, ['http', 'https', 'discord']),
  sku_id: snowflake,
  emoji,
});

const selectOption = record('StringSelectOptionForRequest', ['label', 'value'], {
  label: text(1, 100),
  value: text(1, 100),
  description: text(0, 100),
  default: boolean,
  emoji,
});

const selectKeys = {
  ...common,
  custom_id: customId,
  placeholder: text(0, 150),
  min_values: integer(0, 25),
  max_values: integer(1, 25),
  disabled: boolean,
  required: boolean,
};

const preset = (schema: string, ...types: string[]) =>
  record(schema, ['type', 'id'], { type: among(...types), id: snowflake });
const user = preset('UserSelectDefaultValue', 'user');
const role = preset('RoleSelectDefaultValue', 'role');
const channel = preset('ChannelSelectDefaultValue', 'channel');
const anyone = record([], ['type', 'id'], { type: among('user', 'role'), id: snowflake });
export const channelTypes = set(
  among(...Object.values(ChannelType).filter((value) => typeof value === 'number')),
);

const needed = ['type', 'custom_id'];
const select = (name: string, required: readonly string[], own: Parameters<typeof record>[2]) =>
  record([`${name}ComponentForMessageRequest`, `${name}ComponentForModalRequest`], required, {
    ...selectKeys,
    ...own,
  });

/** Menus, in messages and in forms alike. */
export const selects = {
  [ComponentType.StringSelect]: select('StringSelect', [...needed, 'options'], {
    options: list(selectOption, 1, 25),
  }),
  [ComponentType.UserSelect]: select('UserSelect', needed, { default_values: list(user, 0, 25) }),
  [ComponentType.RoleSelect]: select('RoleSelect', needed, { default_values: list(role, 0, 25) }),
  [ComponentType.MentionableSelect]: select('MentionableSelect', needed, {
    default_values: list(anyone, 0, 25),
  }),
  [ComponentType.ChannelSelect]: select('ChannelSelect', needed, {
    default_values: list(channel, 0, 25),
    channel_types: channelTypes,
  }),
};

/** How wide the components of a row may be together: a button is 1 wide, a menu or a text input 5. */
export const rowWidth = 5;
/** Rows of a message, and of a form. */
export const rowCount = 5;

/** A message's rows. The width is a rule of its own (`layout.ts`); layouts of flag 32768 are not for this bot. */
export const messageRows = list(
  union({
    [ComponentType.ActionRow]: record('ActionRowComponentForMessageRequest', ['type', 'components'], {
      ...common,
      components: list(union({ [ComponentType.Button]: button, ...selects }), 1),
    }),
  }),
  0,
  rowCount,
);

export { common, needed };

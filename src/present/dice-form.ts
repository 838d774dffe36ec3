import {
  type APIModalInteractionResponseCallbackData,
  ComponentType,
  TextInputStyle,
} from 'discord-api-types/v10';

/** The form that asks for the dice of one move, thrown by hand; it comes back as `customId`, with the field `des`. */
export function diceForm(customId: string): APIModalInteractionResponseCallbackData {
  return {
    custom_id: customId,
    title: 'Dés physiques',
    components: [
      {
        type: ComponentType.Label,
        label: 'Les dés, dans l’ordre où la règle les demande',
        component: {
          type: ComponentType.TextInput,
          custom_id: 'des',
          style: TextInputStyle.Short,
          placeholder: '4 2 6',
          required: true,
          max_length: 800,
        },
      },
    ],
  };
}

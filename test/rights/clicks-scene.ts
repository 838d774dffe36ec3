import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { Message } from '../../src/slash/command.ts';
import { makeCustomId, parseCustomId } from '../../src/slash/custom-id.ts';
import { type Scene, setScene, type Use } from './stage.ts';

/** What the names in braces of a click stand for: `{impact}` → `3:0`. */
export type Things = Readonly<Record<string, string>>;

type Who = Parameters<Scene['typed']>[0];

/** What is made beside the scene so that everything that can be pressed is there; names what was made. */
class Making {
  readonly things: Record<string, string> = { léa: '920000000000000001', tom: '920000000000000002' };
  readonly #scene: Scene;

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  async types(who: Who, line: string, channel?: string): Promise<Message> {
    const { message, entry } = await this.#scene.does(this.#scene.typed(who, line, channel));
    if (entry) this.things['dernier'] = String(entry.id);
    return message;
  }

  async presses(who: Who, customId: string, use: Use = {}): Promise<Message> {
    const { message, entry } = await this.#scene.does(this.#scene.clicked(who, customId, use));
    if (entry) this.things['dernier'] = String(entry.id);
    return message;
  }

  /** Keeps the last entry under a name. */
  keeps(name: string): void {
    this.things[name] = this.things['dernier'] ?? assert.fail(name);
  }

  /** Keeps the arguments of the first control of a message that begins so. */
  finds(name: string, message: Message, start: string, count = 2): void {
    const ids = [...JSON.stringify(message.components).matchAll(/"custom_id":"([^"]+)"/gu)];
    const found = ids.map(([, id = '']) => id).find((id) => id.startsWith(`${start}:`));
    const { args } = parseCustomId(found ?? assert.fail(`${start} among ${ids.join()}`)) ?? assert.fail();
    this.things[name] = args.slice(0, count).join(':');
  }
}

const champion = 'profil:"CC 5 F 4 E 4 PV 3 I 5 A 4 Cd 9 Svg 2+ Inv 5+" type:"Infanterie (Champion)"';
const exported = {
  ...{ format: 'heraut-campagne', version: 3, nom: 'Nord', fuseau: 'Europe/Brussels', arbitrages: {} },
  ...{ table: null, gains: null, postures: [] },
};
const several = 'x:20 cibles:"Gobelin RES 4 à 8 ; Orque RES 6 à 18 ; Troll RES 9 à 21"';

/** The scene of the commands, with something of everything that can be pressed. */
export async function setClicks(
  context: TestContext,
): Promise<{ readonly scene: Scene; readonly things: Things }> {
  const scene = await setScene(context);
  const making = new Making(scene);
  await makeSheets(making);
  await makeGames(making);
  making.finds('bataille', await making.types('Léa', '/bataille etat', 'bataille'), 'bataille:refresh', 1);
  await making.types('Merlin', '/royaume invoquer region:"Val d’Or" type:bandit nombre:2');
  await making.types('Léa', '/bataille pertes unite:Boyz figurines:6', 'bataille');
  making.finds('tour', await making.types('Merlin', '/royaume tour'), 'combat:attente', 1);
  making.finds('recherche', await making.types('Léa', '/journal chercher joueur:Léa'), 'journal:page', 1);
  const offered = await making.types('Merlin', `/campagne importer texte:'${JSON.stringify(exported)}'`);
  making.finds('import', offered, 'campagne:importer-oui', 1);
  return { scene, things: making.things };
}

async function makeSheets(making: Making): Promise<void> {
  await making.types('Léa', `/fiche creer nom:Cassian ${champion}`);
  await making.types('Léa', '/fiche arme fiche:Cassian nom:"Épée énergétique"');
  making.keeps('fiche changée');
  await making.types('Tom', `/fiche creer nom:Drusus ${champion}`);
  await making.types('Tom', '/fiche arme fiche:Drusus nom:"Épée énergétique"');
  await making.types('Merlin', '/fiche arme fiche:Ombre nom:hache mains:une');
  making.keeps('fiche cachée changée');
  const drops = async (nom: string) => {
    const asked = await making.types('Léa', `/fiche supprimer fiche:${nom}`);
    making.finds(nom, asked, 'fiche:drop');
    return making.things[nom] ?? '';
  };
  await making.types('Léa', '/fiche creer nom:Vaillant profil:"CC 4 F 4 E 4 PV 50 I 4 A 2 Cd 8 Svg -"');
  await making.types('Léa', '/fiche arme fiche:Vaillant nom:hache mains:une');
  await making.types('Léa', '/fiche arme fiche:Vaillant nom:masse mains:deux');
  await making.types('Tom', '/fiche creer nom:Tenace profil:"CC 4 F 4 E 4 PV 50 I 4 A 2 Cd 8 Svg -"');
  await making.types('Léa', '/fiche creer nom:Disparu profil:"PV 3"');
  await making.presses('Léa', makeCustomId('fiche', 'drop', ...(await drops('Disparu')).split(':')));
  making.keeps('fiche supprimée');
  await drops('Cassian');
}

async function makeGames(making: Making): Promise<void> {
  const begins = async (name: string, who: Who, line: string, start: string) =>
    making.finds(name, await making.types(who, line), start);
  await begins('impact', 'Léa', `/impact ${several}`, 'impact:move');
  await begins(
    'impact caché',
    'Léa',
    `/impact ${several} visibilite:joueur-mj motif:Trahison`,
    'impact:move',
  );
  await begins('impact personnel', 'Léa', `/impact ${several} visibilite:personnel`, 'impact:move');
  const duel = 'attaque:"3 troupes" contexte:joueur defense:"9 troupes" defenseur:Tom';
  await begins('combat', 'Léa', `/combat ${duel}`, 'combat:move');
  await begins('mêlée ouverte', 'Léa', '/melee adversaire:Tom fiche:Vaillant', 'melee:form');
  const [game = ''] = (making.things['mêlée ouverte'] ?? '').split(':');
  const joined = { fields: { noms: 'Tenace', charge: 'non' } };
  await making.presses('Tom', makeCustomId('melee', 'brought', game, 0, 'rejoindre', 'b'), joined);
  making.finds(
    'mêlée',
    await making.presses('Léa', makeCustomId('melee', 'move', game, 1, 'jouer')),
    'melee:move',
  );
  making.keeps('round');
  await begins('défi', 'Léa', '/defi adversaire:Tom fiche:Cassian', 'defi:form');
}

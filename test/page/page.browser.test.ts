// All that needs a browser is one file, so that it is started once: that costs more than most of these tests.
import './browser/games.ts';
import './browser/impact.ts';
import './browser/keyboard.ts';
import './browser/look.ts';
import './browser/scenes.ts';
import './browser/writing.ts';

// Pig on boardgame.io, its state in memory: `node boardgame_io.mjs PORT`, run beside its node_modules.
import { createRequire } from 'node:module';

const require = createRequire(process.cwd() + '/');
const { Server } = require('boardgame.io/server');

const Pig = {
  name: 'pig',
  setup: ({ ctx }) => ({ points: Array(ctx.numPlayers).fill(0), turn: 0 }),
  moves: {
    roll: ({ G, random, events }) => {
      const pips = random.D6();
      G.turn = pips === 1 ? 0 : G.turn + pips;
      if (pips === 1) events.endTurn();
    },
    hold: ({ G, ctx, events }) => {
      G.points[Number(ctx.currentPlayer)] += G.turn;
      G.turn = 0;
      events.endTurn();
    },
  },
};

Server({ games: [Pig], origins: ['*'] }).run(Number(process.argv[2]));

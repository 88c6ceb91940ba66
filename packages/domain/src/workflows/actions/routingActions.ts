import { inLanguage } from '../../languages/inLanguage.ts';
import { defineAction } from './ActionDefinition.ts';
import { nameOf } from './phraseParts.ts';

export const routingActionWords = inLanguage('routingActionWords', {
  routeToLocation: {
    label: 'Route to a location',
    location: 'Location',
    deleted: 'a deleted location',
  },
  routeToProvider: {
    label: 'Route to a 3PL',
    disconnected: 'a disconnected 3PL',
  },
  phrase: (to: string) => `route it to ${to}`,
  done: (to: string) => `routed to ${to}`,
});

const words = routingActionWords;

export const routingActions = {
  routeToLocation: defineAction({
    label: words.routeToLocation.label,
    kind: 'both',
    target: 'destination',
    parameters: [{ name: 'locationId', label: words.routeToLocation.location, type: 'location' }],
    phrase: ({ locationId }, { locations }) =>
      words.phrase(nameOf(locations, locationId, words.routeToLocation.deleted)),
    done: ({ location }) => words.done(location ?? words.routeToLocation.deleted),
    apply: ({ locationId }) => ({ destination: { type: 'location', locationId } }),
  }),
  routeToProvider: defineAction({
    label: words.routeToProvider.label,
    kind: 'both',
    target: 'destination',
    parameters: [{ name: 'providerId', label: '3PL', type: 'provider' }],
    phrase: ({ providerId }, { providers }) =>
      words.phrase(nameOf(providers, providerId, words.routeToProvider.disconnected)),
    done: ({ provider }) => words.done(provider ?? words.routeToProvider.disconnected),
    apply: ({ providerId }) => ({ destination: { type: 'provider', providerId } }),
  }),
};

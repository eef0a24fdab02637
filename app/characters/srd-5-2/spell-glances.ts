/**
 * What a list of spells shows at a glance (SRD 5.2.1, "Spells"): slug, casting time, range, and damage or healing at its
 * lowest level. A test compares it with the compendium.
 */
export const SPELL_GLANCES = `
acid-arrow|action|90 ft.|4d4 acid
acid-splash|action|60 ft.|1d6 acid
aid|action|30 ft.|heals 5
alarm|1 min.|30 ft.
alter-self|action|self
animal-friendship|action|30 ft.
animal-messenger|action|30 ft.
animal-shapes|action|30 ft.| temporary HP
animate-dead|1 min.|10 ft.
animate-objects|action|120 ft.|1d4 + 3 force
antilife-shell|action|self
antimagic-field|action|self
antipathy-sympathy|1 h|60 ft.
arcane-eye|action|30 ft.
arcane-hand|action|120 ft.|5d8 force
arcane-lock|action|touch
arcane-sword|action|90 ft.|4d12 force
arcanists-magic-aura|action|touch
astral-projection|1 h|10 ft.
augury|1 min.|self
aura-of-life|action|self|heals 1
awaken|8 h|touch
bane|action|30 ft.
banishment|action|30 ft.
barkskin|bonus action|touch
beacon-of-hope|action|30 ft.
befuddlement|action|150 ft.|10d12 psychic
bestow-curse|action|touch
black-tentacles|action|90 ft.|3d6 bludgeoning
blade-barrier|action|90 ft.|6d10 force
bless|action|30 ft.
blight|action|30 ft.|8d8 necrotic
blindness-deafness|action|120 ft.
blink|action|self
blur|action|self
burning-hands|action|self|3d6 fire
call-lightning|action|120 ft.|3d10 lightning
calm-emotions|action|60 ft.
chain-lightning|action|150 ft.|10d8 lightning
charm-monster|action|30 ft.
charm-person|action|30 ft.
chill-touch|action|touch|1d10 necrotic
chromatic-orb|action|90 ft.|3d8 acid
circle-of-death|action|150 ft.|8d8 necrotic
clairvoyance|10 min.|1 mile
clone|1 h|touch
cloudkill|action|120 ft.|5d8 poison
color-spray|action|self
command|action|60 ft.
commune|1 min.|self
commune-with-nature|1 min.|self
comprehend-languages|action|self
compulsion|action|30 ft.
cone-of-cold|action|self|8d8 cold
confusion|action|90 ft.
conjure-animals|action|60 ft.|3d10 slashing
conjure-celestial|action|90 ft.|heals 4d12
conjure-elemental|action|60 ft.|8d8 lightning
conjure-fey|action|60 ft.|3d12 psychic
conjure-minor-elementals|action|self|2d8 acid
conjure-woodland-beings|action|self|5d8 force
contact-other-plane|1 min.|self|6d6 psychic
contagion|action|touch|11d8 necrotic
contingency|10 min.|self
continual-flame|action|touch
control-water|action|300 ft.|2d8 bludgeoning
control-weather|10 min.|self
counterspell|reaction|60 ft.
create-food-and-water|action|30 ft.
create-undead|1 min.|10 ft.
create-or-destroy-water|action|30 ft.
creation|1 min.|30 ft.
cure-wounds|action|touch|heals 2d8
dancing-lights|action|120 ft.
darkness|action|60 ft.
darkvision|action|touch
daylight|action|60 ft.
death-ward|action|touch|heals 1
delayed-blast-fireball|action|150 ft.
demiplane|action|60 ft.
detect-evil-and-good|action|self
detect-magic|action|self
detect-poison-and-disease|action|self
detect-thoughts|action|self
dimension-door|action|500 ft.|4d6 force
disguise-self|action|self
disintegrate|action|60 ft.|10d6 + 40 force
dispel-evil-and-good|action|self
dispel-magic|action|120 ft.
dissonant-whispers|action|60 ft.|3d6 psychic
divination|action|self
divine-favor|bonus action|self
divine-smite|bonus action|self|2d8 radiant
divine-word|bonus action|30 ft.
dominate-beast|action|60 ft.
dominate-monster|action|60 ft.
dominate-person|action|60 ft.
dragons-breath|bonus action|touch|3d6 acid
dream|1 min.|special|3d6 psychic
druidcraft|action|30 ft.
earthquake|action|500 ft.|1d6 bludgeoning
eldritch-blast|action|120 ft.|1d10 force
elementalism|action|30 ft.
enhance-ability|action|touch
enlarge-reduce|action|30 ft.
ensnaring-strike|bonus action|self
entangle|action|90 ft.
enthrall|action|60 ft.
etherealness|action|self
expeditious-retreat|bonus action|self
eyebite|action|self
fabricate|10 min.|120 ft.
faerie-fire|action|60 ft.
faithful-hound|action|30 ft.|4d8 force
false-life|action|self|2d4 + 4 temporary HP
fear|action|self
feather-fall|reaction|60 ft.
find-familiar|1 h|10 ft.
find-steed|action|30 ft.|1d8 + 2 radiant
find-traps|action|120 ft.
find-the-path|1 min.|self
finger-of-death|action|60 ft.|7d8 + 30 necrotic
fire-bolt|action|120 ft.|1d10 fire
fire-shield|action|self|2d8 fire
fire-storm|action|150 ft.|7d10 fire
fireball|action|150 ft.|8d6 fire
flame-blade|bonus action|self|3d6 fire
flame-strike|action|60 ft.|5d6 fire
flaming-sphere|action|60 ft.|2d6 fire
flesh-to-stone|action|60 ft.
floating-disk|action|30 ft.
fly|action|touch
fog-cloud|action|120 ft.
forbiddance|10 min.|touch|5d10 radiant
forcecage|action|100 ft.
foresight|1 min.|touch
freedom-of-movement|action|touch
freezing-sphere|action|300 ft.|10d6 cold
gaseous-form|action|touch
gate|action|60 ft.
geas|1 min.|60 ft.|5d10 psychic
gentle-repose|action|touch
giant-insect|action|60 ft.|1d6 + 7 piercing
glibness|action|self
globe-of-invulnerability|action|self
glyph-of-warding|1 h|touch|5d8 acid
goodberry|action|self|heals 1
grease|action|60 ft.
greater-invisibility|action|touch
greater-restoration|action|touch
guardian-of-faith|action|30 ft.|20 radiant
guards-and-wards|1 h|touch
guidance|action|touch
guiding-bolt|action|120 ft.|4d6 radiant
gust-of-wind|action|self
hallow|24 h|touch
hallucinatory-terrain|10 min.|300 ft.
harm|action|60 ft.|14d6 necrotic
haste|action|30 ft.
heal|action|60 ft.|heals 70
healing-word|bonus action|60 ft.|heals 2d4
heat-metal|action|60 ft.|2d8 fire
hellish-rebuke|reaction|60 ft.|2d10 fire
heroes-feast|10 min.|self|heals 2d10
heroism|action|touch| temporary HP
hex|bonus action|90 ft.
hideous-laughter|action|30 ft.
hold-monster|action|90 ft.
hold-person|action|60 ft.
holy-aura|action|self
hunters-mark|bonus action|90 ft.
hypnotic-pattern|action|120 ft.
ice-knife|action|60 ft.|1d10 piercing
ice-storm|action|300 ft.|2d10 bludgeoning
identify|1 min.|touch
illusory-script|1 min.|touch
imprisonment|1 min.|30 ft.
incendiary-cloud|action|150 ft.|10d8 fire
inflict-wounds|action|touch|2d10 necrotic
insect-plague|action|300 ft.|4d10 piercing
instant-summons|1 min.|touch
invisibility|action|touch
irresistible-dance|action|30 ft.
jump|bonus action|touch
knock|action|60 ft.
legend-lore|10 min.|self
lesser-restoration|bonus action|touch
levitate|action|60 ft.
light|action|touch
lightning-bolt|action|self|8d6 lightning
locate-animals-or-plants|action|self
locate-creature|action|self
locate-object|action|self
longstrider|action|touch
mage-armor|action|touch
mage-hand|action|30 ft.
magic-circle|1 min.|10 ft.
magic-jar|1 min.|self
magic-missile|action|120 ft.|1d4 + 1 force
magic-mouth|1 min.|30 ft.
magic-weapon|bonus action|touch
magnificent-mansion|1 min.|300 ft.
major-image|action|120 ft.
mass-cure-wounds|action|60 ft.|heals 5d8
mass-heal|action|60 ft.|heals 700
mass-healing-word|bonus action|60 ft.|heals 2d4
mass-suggestion|action|60 ft.
maze|action|60 ft.
meld-into-stone|action|touch|6d6 force
mending|1 min.|touch
message|action|120 ft.
meteor-swarm|action|1 mile|20d6 fire
mind-blank|action|touch
mind-spike|action|120 ft.|3d8 psychic
minor-illusion|action|30 ft.
mirage-arcane|10 min.|sight
mirror-image|action|self
mislead|action|self
misty-step|bonus action|self
modify-memory|action|30 ft.
moonbeam|action|120 ft.|2d10 radiant
move-earth|action|120 ft.
nondetection|action|touch
pass-without-trace|action|self
passwall|action|30 ft.
phantasmal-force|action|60 ft.
phantasmal-killer|action|120 ft.|4d10 psychic
phantom-steed|1 min.|30 ft.
planar-ally|10 min.|60 ft.
planar-binding|1 h|60 ft.
plane-shift|action|touch
plant-growth|action|150 ft.
poison-spray|action|30 ft.|1d12 poison
polymorph|action|60 ft.
power-word-heal|action|60 ft.|heals
power-word-kill|action|60 ft.|12d12 psychic
power-word-stun|action|60 ft.
prayer-of-healing|10 min.|30 ft.|heals 2d8
prestidigitation|action|10 ft.
prismatic-spray|action|self|12d6 fire
prismatic-wall|action|60 ft.|12d6 fire
private-sanctum|10 min.|120 ft.
produce-flame|bonus action|self|1d8 fire
programmed-illusion|action|120 ft.
project-image|action|500 miles
protection-from-energy|action|touch
protection-from-evil-and-good|action|touch
protection-from-poison|action|touch
purify-food-and-drink|action|10 ft.
raise-dead|1 h|touch
ray-of-enfeeblement|action|60 ft.
ray-of-frost|action|60 ft.|1d8 cold
ray-of-sickness|action|60 ft.|2d8 poison
regenerate|1 min.|touch|heals 4d8 + 15
reincarnate|1 h|touch
remove-curse|action|touch
resilient-sphere|action|30 ft.
resistance|action|touch
resurrection|1 h|touch|heals
reverse-gravity|action|100 ft.
revivify|action|touch
rope-trick|action|touch
sacred-flame|action|60 ft.|1d8 radiant
sanctuary|bonus action|30 ft.
scorching-ray|action|120 ft.|2d6 fire
scrying|10 min.|self
searing-smite|bonus action|self|1d6 fire
secret-chest|action|touch
see-invisibility|action|self
seeming|action|30 ft.
sending|action|unlimited
sequester|action|touch
shapechange|action|self| temporary HP
shatter|action|60 ft.|3d8 thunder
shield|reaction|self
shield-of-faith|bonus action|60 ft.
shillelagh|bonus action|self
shining-smite|bonus action|self|2d6 radiant
shocking-grasp|action|touch|1d8 lightning
silence|action|120 ft.
silent-image|action|60 ft.
simulacrum|12 h|touch
sleep|action|60 ft.
sleet-storm|action|150 ft.
slow|action|120 ft.
sorcerous-burst|action|120 ft.|1d8 acid
spare-the-dying|action|15 ft.
speak-with-animals|action|self
speak-with-dead|action|10 ft.
speak-with-plants|action|self
spider-climb|action|touch
spike-growth|action|150 ft.|2d4 piercing
spirit-guardians|action|self|3d8 radiant
spiritual-weapon|bonus action|60 ft.|1d8 force
starry-wisp|action|60 ft.|1d8 radiant
stinking-cloud|action|90 ft.
stone-shape|action|touch
stoneskin|action|touch
storm-of-vengeance|action|1 mile|2d6 thunder
suggestion|action|30 ft.
summon-dragon|action|60 ft.|1d6 + 9 piercing
sunbeam|action|self|6d8 radiant
sunburst|action|150 ft.|12d6 radiant
symbol|1 min.|touch|10d10 necrotic
telekinesis|action|60 ft.
telepathic-bond|action|30 ft.
teleport|action|10 ft.|3d10 force
teleportation-circle|1 min.|10 ft.
thaumaturgy|action|30 ft.
thunderwave|action|self|2d8 thunder
time-stop|action|self
tiny-hut|1 min.|self
tongues|action|touch
transport-via-plants|action|10 ft.
tree-stride|action|self
true-polymorph|action|30 ft.
true-resurrection|1 h|touch|heals
true-seeing|action|touch
true-strike|action|self
tsunami|1 min.|1 mile|6d10 bludgeoning
unseen-servant|action|60 ft.
vampiric-touch|action|self|3d6 necrotic
vicious-mockery|action|60 ft.|1d6 psychic
vitriolic-sphere|action|150 ft.|10d4 acid
wall-of-fire|action|120 ft.|5d8 fire
wall-of-force|action|120 ft.
wall-of-ice|action|120 ft.|10d6 cold
wall-of-stone|action|120 ft.
wall-of-thorns|action|120 ft.|7d8 piercing
warding-bond|action|touch
water-breathing|action|30 ft.
water-walk|action|30 ft.
web|action|60 ft.|2d4 fire
weird|action|120 ft.|10d10 psychic
wind-walk|1 min.|30 ft.
wind-wall|action|120 ft.|4d8 bludgeoning
wish|action|self|heals
word-of-recall|action|5 ft.
zone-of-truth|action|60 ft.
`;

"""The cards of Tenby, a line each. The published card lists are not public: this set is our own.

It keeps to the rulebook's counts and maxima. A town card is written

    T001 T/T WTH red | shutters2 porch lamppost | green 3 white | Seaview

its number, the edges left and right (T terrace, P pier, S sea), its icons (W town, T terrace, H home,
B business, P pier, L landmark, S start), its buildings, its features with their number, what it scores
(a target, points for each, a range; a number alone is fixed points), and what is written on it. To correct a
card, correct its line: nothing else knows what a card shows.
"""

from typing import Final

TERRACES: Final = """
T001 T/T WTH red | shutters2 porch lamppost seagull chimney bin2 | green 3 white | Seaview
T002 T/T WTB red | chimney2 flowerbox2 porch bench seagull cloud3 | unique 1 grey | Tea Room
T003 T/T WTH red | chimney flowerbox lamppost bench cloud3 seagull | business 2 grey | Gull Cottage
T004 T/T WTB red | chimney shutters2 bin | chimney 1 grey | Bakery
T005 T/T WTH red | chimney2 flowerbox2 shutters2 porch lamppost2 seagull | unique 1 grey | Harbour Rest
T006 T/T WTB red | cloud porch bench2 | green 3 white | Ice Cream Parlour
T007 T/T WTH red | chimney2 flowerbox3 shutters porch bin | shutters 1 grey | Ty Mor
T008 T/T WTB red | chimney2 shutters2 porch lamppost2 seagull | green 2 grey | Chip Shop
T009 T/T WTH red | chimney2 cloud shutters3 | yellow 3 white | Sandpiper
T010 T/T WTB red | chimney cloud4 flowerbox2 seagull | chimney 2 white | Bookshop
T011 T/T WTH red | chimney cloud flowerbox bench seagull | home 2 grey | Bay House
T012 T/T WTB red | flowerbox porch lamppost | green 3 white | Sweet Shop
T013 T/T WTH yellow | chimney flowerbox2 shutters seagull2 | porch 3 white | Limpet Lodge
T014 T/T WTB yellow | chimney cloud2 flowerbox shutters3 lamppost seagull2 | flowerbox 1 grey | Surf Shop
T015 T/T WTH yellow | chimney flowerbox shutters2 lamppost bin seagull | unique 2 white | Ty Gwyn
T016 T/T WTB yellow | chimney2 cloud shutters2 porch bin seagull3 | seagull 1 grey | Pottery
T017 T/T WTH yellow | chimney2 flowerbox2 bin shutters | seagull 1 grey | Shell Cottage
T018 T/T WTB yellow | chimney2 porch | shutters 1 grey | Gift Shop
T019 T/T WTH yellow | chimney2 lamppost seagull | blue 2 grey | Anchor House
T020 T/T WTB yellow | chimney flowerbox2 shutters3 bin bench seagull | red 2 grey | Chandlery
T021 T/T WTH yellow | chimney2 cloud2 flowerbox2 lamppost seagull | red 3 white | Driftwood
T022 T/T WTB yellow | chimney2 bench2 seagull | flowerbox 1 grey | Florist
T023 T/T WTH yellow | chimney flowerbox3 shutters2 bin seagull2 | business 2 grey | The Moorings
T024 T/T WTB yellow | chimney2 flowerbox porch lamppost seagull2 cloud2 | cloud 1 grey | Barber
T025 T/T WTH green | cloud flowerbox3 shutters3 seagull2 | seagull 1 grey | Tide House
T026 T/T WTB green | chimney cloud2 flowerbox2 shutters2 lamppost | cloud 1 grey | Toy Shop
T027 T/T WTH green | chimney2 cloud shutters3 | 3 | Puffin Nook
T028 T/T WTB green | chimney cloud4 flowerbox shutters2 porch lamppost | blue 3 white | Gallery
T029 T/T WTH green | flowerbox cloud2 | yellow 3 white | Ty Coch
T030 T/T WTB green | chimney cloud flowerbox shutters lamppost seagull3 | purple 3 white | Pasty Shop
T031 T/T WTH green | flowerbox3 porch lamppost seagull | shutters 1 grey | Rosewall
T032 T/T WTB green | chimney flowerbox3 bench seagull2 porch cloud | purple 2 grey | Fudge Kitchen
T033 T/T WTH green | cloud flowerbox shutters2 bench seagull lamppost | flowerbox 1 grey | Clifftop
T034 T/T WTB green | chimney2 cloud porch bin | bench 3 white | Cafe
T035 T/T WTH green | cloud2 flowerbox lamppost2 seagull | home 3 white | Samphire
T036 T/T WTB green | chimney cloud3 shutters porch bench seagull2 | lamppost 3 white | Cheese Shop
T037 T/T WTH blue | cloud shutters2 porch bin bench | cloud 1 grey | Cockle House
T038 T/T WTB blue | cloud2 shutters3 bench seagull | shutters 2 white | Record Shop
T039 T/T WTH blue | chimney2 cloud2 flowerbox porch bench seagull | yellow 3 white | Fair Winds
T040 T/T WTB blue | chimney flowerbox shutters3 porch lamppost seagull2 | yellow 2 grey | Tackle Shop
T041 T/T WTH blue | chimney cloud4 bench2 seagull3 | unique 2 white | Ty Bach
T042 T/T WTB blue | chimney cloud shutters porch bench2 | chimney 2 white | Hat Shop
T043 T/T WTH blue | cloud2 flowerbox2 bin chimney2 | purple 3 white | Lantern House
T044 T/T WTB blue | chimney2 cloud2 flowerbox3 bin2 bench | purple 3 white | Deli
T045 T/T WTH blue | chimney2 seagull2 | unique 1 grey | Marram
T046 T/T WTB blue | chimney cloud3 flowerbox3 lamppost bin2 | red 3 white | Bike Hire
T047 T/T WTH blue | cloud porch lamppost bin bench seagull3 | porch 3 white | Pebble Cottage
T048 T/T WTB blue | cloud flowerbox2 shutters lamppost seagull | flowerbox 2 white | Jeweller
T049 T/T WTH purple | flowerbox bench seagull cloud2 | chimney 1 grey | Spindrift
T050 T/T WTB purple | chimney cloud shutters bin bench2 porch | blue 3 white | Wool Shop
T051 T/T WTH purple | chimney cloud2 flowerbox shutters3 bin2 seagull | home 2 grey | Heron House
T052 T/T WTB purple | chimney2 cloud porch bin seagull | 3 | Greengrocer
T053 T/T WTH purple | chimney cloud lamppost seagull | chimney 1 grey | Kelp Cottage
T054 T/T WTB purple | flowerbox shutters2 bin bench cloud2 seagull2 | landmark 4 grey | Butcher
T055 T/T WTH purple | cloud shutters porch | flowerbox 2 white | Ty Glas
T056 T/T WTB purple | chimney cloud shutters porch lamppost bench | shutters 2 white | Fishmonger
T057 T/T WTH purple | chimney cloud2 flowerbox shutters bench seagull | bin 3 white | Cormorant
T058 T/T WTB purple | chimney cloud2 | blue 3 white | Cobbler
T059 T/T WTH purple | flowerbox shutters porch bin bench | business 3 white | Salt House
T060 T/T WTB purple | cloud3 flowerbox2 shutters2 lamppost bench seagull | red 3 white | Tailor
T061 P/T WTH red | cloud3 shutters2 porch lamppost | pier 3 left | Crow's Nest
T062 P/T WTB red | chimney2 porch | yellow 3 right | Print Shop
T063 P/T WTH red | cloud shutters lamppost bin seagull2 | seagull 1 grey | Windward
T064 P/T WTB red | cloud flowerbox shutters lamppost bin2 | lobsterbox 2 left | Antiques
T065 T/P WTH red | shutters2 porch seagull3 | purple 3 left | Leeward
T066 T/P WTB red | chimney flowerbox3 porch lamppost bench cloud2 | flowerbox 2 left | Pharmacy
T067 T/P WTH red | cloud flowerbox shutters porch bin seagull | flowerbox 2 left | Ty Melyn
T068 T/P WTB red | chimney cloud porch bench seagull2 flowerbox2 | blue 3 left | Post Office
T069 P/T WTH yellow | chimney lamppost seagull2 | red 3 right | Barnacle
T070 P/T WTB yellow | chimney shutters2 bench lamppost2 | pier 3 left | Newsagent
T071 P/T WTH yellow | chimney cloud2 shutters3 lamppost bench seagull2 | shutters 2 right | Sea Thrift
T072 P/T WTB yellow | cloud2 flowerbox3 shutters porch bin seagull | chimney 2 right | Hardware Store
T073 T/P WTH yellow | chimney2 cloud flowerbox2 shutters lamppost bin | seagull 1 grey | Tamarisk
T074 T/P WTB yellow | chimney cloud3 porch bin seagull | cloud 1 grey | Wine Cellar
T075 T/P WTH yellow | chimney2 flowerbox2 lamppost2 bench seagull cloud2 | 3 | Cuttle Cottage
T076 T/P WTB yellow | chimney cloud porch lamppost | cloud 1 grey | Boat Hire
T077 P/T WTH green | chimney cloud2 flowerbox shutters2 bin2 | cloud 1 grey | Ty Gwyrdd
T078 P/T WTB green | chimney cloud shutters2 porch seagull | shutters 2 right | Kite Shop
T079 P/T WTH green | cloud3 flowerbox3 bin seagull2 | pier 3 left | Ebb House
T080 P/T WTB green | chimney cloud3 flowerbox shutters3 porch bin | shutters 2 right | Camera Shop
T081 T/P WTH green | cloud2 shutters2 porch lamppost2 bin seagull | home 3 left | Flow House
T082 T/P WTB green | chimney2 cloud2 shutters3 porch | 3 | Candle Maker
T083 T/P WTH green | chimney2 cloud shutters2 porch lamppost2 seagull2 | bench 3 white | Starfish
T084 T/P WTB green | chimney2 shutters2 porch | flowerbox 2 left | Soap Shop
T085 P/T WTH blue | chimney porch lamppost seagull2 | seagull 1 grey | Oar Cottage
T086 P/T WTB blue | cloud3 flowerbox2 shutters porch lamppost bench | 3 | Shell Shop
T087 P/T WTH blue | chimney2 flowerbox lamppost bin porch shutters | unique 2 right | Foam House
T088 P/T WTB blue | chimney flowerbox2 shutters2 porch seagull lamppost2 | unique 2 right | Guest House
T089 T/P WTH blue | chimney2 cloud flowerbox2 bin shutters | lobsterbox 2 right | Ty Porffor
T090 T/P WTB blue | flowerbox2 bench seagull | green 3 left | Tavern
T091 T/P WTH blue | cloud3 flowerbox3 shutters2 seagull2 | bench 3 white | Kittiwake
T092 T/P WTB blue | chimney cloud flowerbox2 porch lamppost seagull | business 3 left | Cider House
T093 P/T WTH purple | cloud2 flowerbox porch chimney | chimney 2 right | Dune House
T094 P/T WTB purple | chimney shutters2 bin seagull2 | bin 3 white | Oyster Bar
T095 P/T WTH purple | chimney flowerbox2 shutters porch bin | lamppost 3 white | Cliff Rose
T096 P/T WTB purple | flowerbox3 porch lamppost bin bench2 seagull | bin 3 white | Pancake House
T097 T/P WTH purple | chimney2 flowerbox porch bench seagull cloud | pier 3 right | Sailmakers
T098 T/P WTB purple | chimney cloud2 flowerbox2 shutters bench seagull | chimney 2 left | Arcade
T099 T/P WTH purple | cloud2 flowerbox shutters3 bin | lamppost 3 white | Rope Walk
T100 T/P WTB purple | cloud2 flowerbox2 porch lamppost bin bench | cloud 1 grey | Puppet Theatre
"""

PIERS: Final = """
P01 P/P WP - | bin cloud lamppost lobsterbox seagull2 | bench 3 white | Boardwalk Pier
P02 P/P WP - | bench cloud lobsterbox | bench 3 white | Jetty Pier
P03 P/P WP - | bench binoculars lobsterbox2 seagull lamppost2 | bin 3 white | Promenade Pier
P04 P/P WP - | bin cloud2 lamppost seagull | bin 3 white | Railings Pier
P05 P/P WP - | cloud3 lamppost seagull flowerbox binoculars bin2 | lamppost 3 white | Mooring Pier
P06 P/P WP - | bench2 lamppost2 lobsterbox seagull cloud4 | lamppost 3 white | Harbour Wall Pier
P07 P/P WP - | bench2 binoculars cloud lamppost2 lobsterbox3 seagull | lobsterbox 2 white | Fishing Stage Pier
P08 P/P WP - | bench2 cloud2 lobsterbox seagull2 lamppost2 flowerbox | lobsterbox 2 white | Sun Deck Pier
P09 P/P WP - | bench2 bin binoculars cloud seagull3 lobsterbox | lobsterbox 1 grey | Ticket Kiosk Pier
P10 P/P WP - | bin binoculars cloud lamppost2 lobsterbox seagull | lobsterbox 1 grey | Boardwalk Pier
P11 P/P WP - | bench binoculars cloud lamppost lobsterbox seagull2 | binoculars 4 white | Jetty Pier
P12 P/P WP - | bin2 binoculars lamppost | binoculars 4 white | Promenade Pier
P13 P/P WP - | bench binoculars lamppost seagull3 | seagull 1 grey | Railings Pier
P14 P/P WP - | bin2 binoculars cloud lobsterbox2 | seagull 1 grey | Mooring Pier
P15 P/P WP - | bench cloud3 lobsterbox2 seagull2 flowerbox | cloud 1 grey | Harbour Wall Pier
P16 P/P WP - | cloud2 lamppost lobsterbox seagull flowerbox | cloud 1 grey | Fishing Stage Pier
P17 P/P WP - | bench2 bin2 cloud3 lamppost seagull flowerbox | pier 2 grey | Sun Deck Pier
P18 P/P WP - | bin seagull2 | landmark 4 grey | Ticket Kiosk Pier
P19 S/P WP - | bench bin binoculars lamppost lobsterbox3 seagull3 | lobsterbox 2 right | Boardwalk Pier Head
P20 S/P WP - | bin2 cloud2 lamppost seagull | pier 3 right | Jetty Pier Head
P21 S/P WP - | bench bin cloud2 lobsterbox2 seagull | terrace 2 right | Promenade Pier Head
P22 S/P WP - | bench2 binoculars cloud2 lobsterbox2 seagull2 | lobsterbox 2 right | Railings Pier Head
P23 S/P WP - | bench2 cloud lamppost2 lobsterbox seagull binoculars | binoculars 4 right | Mooring Pier Head
P24 S/P WP - | bench2 bin cloud3 lamppost2 seagull | cloud 2 right | Harbour Wall Pier Head
P25 S/P WP - | bench bin2 cloud lamppost lobsterbox seagull2 | seagull 2 right | Fishing Stage Pier Head
P26 S/P WP - | bench bin binoculars lamppost lobsterbox2 seagull | 3 | Sun Deck Pier Head
P27 S/P WP - | bin cloud lobsterbox2 seagull | cloud 2 right | Ticket Kiosk Pier Head
P28 S/P WP - | bench bin2 cloud3 lobsterbox seagull2 | seagull 2 right | Boardwalk Pier Head
P29 S/P WP - | bench2 bin2 binoculars cloud | pier 3 right | Jetty Pier Head
P30 P/S WP - | bench bin cloud2 lobsterbox2 seagull3 | bench 3 left | Promenade Pier Head
P31 P/S WP - | bench cloud2 lamppost2 lobsterbox3 bin | binoculars 4 left | Railings Pier Head
P32 P/S WP - | bench bin binoculars cloud | cloud 2 left | Mooring Pier Head
P33 P/S WP - | bench bin cloud2 lobsterbox2 seagull2 lamppost | terrace 2 left | Harbour Wall Pier Head
P34 P/S WP - | bin lamppost seagull2 lobsterbox3 cloud | seagull 2 left | Fishing Stage Pier Head
P35 P/S WP - | cloud lamppost binoculars | lamppost 3 left | Sun Deck Pier Head
P36 P/S WP - | bench binoculars cloud lamppost | bench 3 left | Ticket Kiosk Pier Head
P37 P/S WP - | binoculars cloud2 seagull | bin 3 left | Boardwalk Pier Head
P38 P/S WP - | bench cloud3 lamppost2 lobsterbox seagull2 flowerbox | lamppost 3 left | Jetty Pier Head
P39 P/S WP - | bench2 bin binoculars cloud2 lamppost seagull2 | 3 | Promenade Pier Head
P40 P/S WP - | bench bin cloud2 lamppost lobsterbox3 seagull | bin 3 left | Railings Pier Head
P41 S/T WP - | bench2 bin cloud2 lamppost lobsterbox2 seagull | flowerbox 2 right | Mooring Slipway
P42 S/T WP - | bench cloud4 seagull2 | chimney 2 right | Harbour Wall Slipway
P43 S/T WP - | bench cloud2 lamppost | home 3 right | Fishing Stage Slipway
P44 T/S WP - | binoculars cloud3 lamppost2 lobsterbox3 | business 3 left | Sun Deck Slipway
P45 T/S WP - | bench binoculars cloud lobsterbox seagull | shutters 2 left | Ticket Kiosk Slipway
P46 T/S WP - | bench2 binoculars cloud lobsterbox2 seagull2 | unique 2 left | Boardwalk Slipway
"""

LANDMARKS: Final = """
L01 T/T WTL - | lamppost cloud2 seagull | lamppost 2 gold | Five Arches
L02 T/T WTL white | cloud2 chimney bench | chimney 1 gold | St Mary's Church
L03 T/T WTHL white | shutters2 chimney2 flowerbox | shutters 1 gold | Tudor Merchant's House
L04 T/T WTHL white | shutters2 flowerbox2 lamppost | flowerbox 1 gold | Laston House
L05 T/T WTBL white | bench cloud bin | home 2 gold | Tenby Museum
L06 T/T WTBL - | lamppost2 bin porch | business 2 gold | De Valence Pavilion
L07 T/T WTBL white | flowerbox3 bin | unique 2 gold | Tenby Market Hall
L08 T/T WTL - | bench2 seagull cloud | bench 2 gold | Prince Albert Memorial
L09 P/T WTL white | porch cloud lobsterbox | porch 2 gold | St Julian's Chapel
L10 T/P WTHL white | binoculars chimney flowerbox | terrace 1 gold | Old Lifeboat Station
L11 P/P WPL - | lobsterbox2 seagull2 | lobsterbox 2 gold | Tenby Harbour
L12 P/P WPL - | bench2 bin2 lamppost | bin 2 gold | Castle Hill Bandstand
L13 P/P WPL - | cloud3 seagull | cloud 1 gold | Tenby Castle
L14 P/P WPL - | seagull cloud2 flowerbox | town 1 gold | Caldey Abbey
L15 S/P WPL - | seagull3 cloud2 bench2 | seagull 1 gold | Goscar Rock
L16 S/P WPL - | binoculars cloud4 | binoculars 4 gold | St Catherine's Fort
L17 P/S WPL - | bin lamppost2 binoculars | pier 3 gold | Tenby Lifeboat Station
L18 P/S WPL - | cloud2 seagull2 lamppost | seagull 1 gold | Caldey Lighthouse
"""

STARTS: Final = """
S1 T/T WTS red | chimney cloud seagull | 0 | Start (red)
S2 T/T WTS yellow | chimney cloud seagull | 0 | Start (yellow)
S3 T/T WTS green | chimney cloud seagull | 0 | Start (green)
S4 T/T WTS blue | chimney cloud seagull | 0 | Start (blue)
S5 T/T WTS purple | chimney cloud seagull | 0 | Start (purple)
"""
"""One for each player colour."""

PLAIN_ENDS_TERRACE: Final = """
ET1L P/T WT white | - | 2 | Plain End Terrace
ET1R T/P WT white | - | 2 | Plain End Terrace
ET2L P/T WT white | - | 2 | Plain End Terrace
ET2R T/P WT white | - | 2 | Plain End Terrace
ET3L P/T WT white | - | 2 | Plain End Terrace
ET3R T/P WT white | - | 2 | Plain End Terrace
ET4L P/T WT white | - | 2 | Plain End Terrace
ET4R T/P WT white | - | 2 | Plain End Terrace
ET5L P/T WT white | - | 2 | Plain End Terrace
ET5R T/P WT white | - | 2 | Plain End Terrace
ET6L P/T WT white | - | 2 | Plain End Terrace
ET6R T/P WT white | - | 2 | Plain End Terrace
"""
"""Both sides of each: with its terrace side on the right (L) or on the left (R)."""

PLAIN_ENDS_PIER: Final = """
EP1L S/P WP - | - | 2 | Plain End Pier
EP1R P/S WP - | - | 2 | Plain End Pier
EP2L S/P WP - | - | 2 | Plain End Pier
EP2R P/S WP - | - | 2 | Plain End Pier
EP3L S/P WP - | - | 2 | Plain End Pier
EP3R P/S WP - | - | 2 | Plain End Pier
EP4L S/P WP - | - | 2 | Plain End Pier
EP4R P/S WP - | - | 2 | Plain End Pier
EP5L S/P WP - | - | 2 | Plain End Pier
EP5R P/S WP - | - | 2 | Plain End Pier
EP6L S/P WP - | - | 2 | Plain End Pier
EP6R P/S WP - | - | 2 | Plain End Pier
"""
"""Both sides of each: a left end of a street (L) or a right one (R)."""

RESIDENTS: Final = """
R01A shutters | 6/8/10 | 2/3/5 | 4/6/10
R01B shutters | 5 | 2 | 5
R02A chimney | 6/8/10 | 2/3/5 | 4/6/10
R02B chimney | 5 | 2 | 5
R03A flowerbox | 6/8/10 | 2/3/5 | 4/6/10
R03B flowerbox | 5 | 2 | 5
R04A cloud | 8/11/14 | 2/3/5 | 4/6/10
R04B cloud | 8 | 2 | 5
R05A seagull | 6/9/12 | 2/3/5 | 4/6/10
R05B seagull | 6 | 2 | 5
R06A porch | 3/4/5 | 2/3/5 | 4/6/10
R06B porch | 3 | 2 | 5
R07A lamppost | 4/5/7 | 2/3/5 | 4/6/10
R07B lamppost | 4 | 2 | 5
R08A bin | 4/5/7 | 2/3/5 | 4/6/10
R08B bin | 4 | 2 | 5
R09A bench | 4/5/7 | 2/3/5 | 4/6/10
R09B bench | 4 | 2 | 5
R10A binoculars | 2/3/4 | 2/3/5 | 4/6/10
R10B binoculars | 2 | 2 | 5
R11A lobsterbox | 3/5/7 | 2/3/5 | 4/6/10
R11B lobsterbox | 3 | 2 | 5
R12A red | 3/4/5 | 2/3/5 | 4/6/10
R12B red | 3 | 2 | 5
R13A yellow | 3/4/5 | 2/3/5 | 4/6/10
R13B yellow | 3 | 2 | 5
R14A green | 3/4/5 | 2/3/5 | 4/6/10
R14B green | 3 | 2 | 5
R15A blue | 3/4/5 | 2/3/5 | 4/6/10
R15B blue | 3 | 2 | 5
R16A purple | 3/4/5 | 2/3/5 | 4/6/10
R16B purple | 3 | 2 | 5
R17A unique | 3/4/5 | 1/2/4 | 2/4/8
R17B unique | 5 | 2 | 5
R18A terrace | 6/8/11 | 2/3/5 | 4/6/10
R18B terrace | 6 | 2 | 5
R19A pier | 3/4/5 | 2/3/5 | 4/6/10
R19B pier | 3 | 2 | 5
R20A home | 3/4/6 | 2/3/5 | 4/6/10
R20B home | 3 | 2 | 5
R21A business | 3/4/6 | 2/3/5 | 4/6/10
R21B business | 3 | 2 | 5
"""
"""Thresholds, points in an incomplete street, points in a completed one."""

DAYS: Final = """
1 TT+
2 TR
3 L++
4 TP+
5 PR+
6 PP+
7 TT++
8 LT
9 TR++
10 LP
11 TTT
12 LR
13 TTP
14 TP+++
15 TPP
16 TTR
"""
"""T terrace, P pier, L landmark, R resident, + ring."""

ACCOLADES: Final = """
X1 business 8
X2 home 8
X3 pier 6
X4 landmark 3
X5 completed 3
X6 cards 24
X7 longest 16
"""
"""What the town with the most of it is honoured for, and how many a single player needs."""

COMPASSES: Final = """
C01 1 TT+
C02 1 TR
C03 2 L++
C04 2 TP+
C05 3 PR+
C06 3 PP+
C07 4 TT++
C08 4 LT
C09 5 TR++
C10 5 LP
C11 6 TTT
C12 6 LR
C13 7 TTP
C14 7 TP+++
C15 8 TPP
C16 8 TTR
"""
"""Solo: the number that is held against the anchor's, and icons as on a day card."""

ANCHORS: Final = """
A01 1 T1 P1
A02 2 T3 P2
A03 3 T2 P1
A04 3 T1 L1
A05 4 T1 T2 P2
A06 4 T2 T3 P1
A07 5 T1 T3 L1
A08 5 T3 P1 P2
A09 6 T1 T2 T3
A10 6 T2 P2 L1
A11 7 T1 T3 P1 L1
A12 8 T2 T3 P2 L1
"""
"""Solo: the number, and the places of the market that are marked."""

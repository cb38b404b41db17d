BEGIN TRANSACTION;
CREATE TABLE channels (channel_id INTEGER PRIMARY KEY, settings TEXT NOT NULL);
CREATE TABLE drafts (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    draft TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE TABLE log (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    kind TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    text TEXT NOT NULL,
    seat INTEGER NOT NULL,
    at REAL NOT NULL,
    words TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
INSERT INTO "log" VALUES(1,1,'opened',100,'',-1,1000000.0,'');
INSERT INTO "log" VALUES(1,2,'joined',101,'Ben',1,1000000.0,'');
INSERT INTO "log" VALUES(1,3,'joined',102,'Carl',2,1000000.0,'');
INSERT INTO "log" VALUES(1,4,'started',100,'',-1,1000000.0,'');
INSERT INTO "log" VALUES(1,5,'move',102,'t57',2,1000060.0,'takes purple and green with Any cards');
INSERT INTO "log" VALUES(1,6,'move',100,'t25',0,1000120.0,'takes blue and yellow with Any cards');
INSERT INTO "log" VALUES(1,7,'move',101,'t34',1,1000180.0,'takes yellow and green');
INSERT INTO "log" VALUES(1,8,'move',102,'G2/3@D1',2,1000240.0,'builds green 2 at D1, pays 2 green');
INSERT INTO "log" VALUES(1,9,'move',100,'t12',0,1000300.0,'takes purple and blue');
INSERT INTO "log" VALUES(1,10,'resigned',101,'',1,1000300.0,'');
INSERT INTO "log" VALUES(1,11,'move',0,'t12',1,1000300.0,'takes green and purple');
INSERT INTO "log" VALUES(1,12,'move',102,'t45',2,1000360.0,'takes green and red');
INSERT INTO "log" VALUES(1,13,'move',100,'B2/3@C1',0,1000420.0,'builds blue 2 at C1, pays 2 blue');
INSERT INTO "log" VALUES(1,14,'move',0,'t12',1,1000420.0,'takes purple and green');
INSERT INTO "log" VALUES(1,15,'move',0,'-G',1,1000420.0,'discards green');
INSERT INTO "log" VALUES(1,16,'move',0,'-P',1,1000420.0,'discards purple');
INSERT INTO "log" VALUES(1,17,'move',102,'G2/3@E1',2,1000480.0,'builds green 2 at E1, pays 1 green');
INSERT INTO "log" VALUES(1,18,'move',100,'P2/0@D1',0,1000540.0,'builds purple 2 at D1, pays 2 purple');
INSERT INTO "log" VALUES(1,19,'move',0,'t12',1,1000540.0,'takes green and red');
INSERT INTO "log" VALUES(1,20,'move',0,'-R',1,1000540.0,'discards red');
INSERT INTO "log" VALUES(1,21,'move',0,'-G',1,1000540.0,'discards green');
INSERT INTO "log" VALUES(1,22,'move',102,'t23',2,1000600.0,'takes purple and purple');
INSERT INTO "log" VALUES(1,23,'move',100,'t12',0,1000660.0,'takes red and yellow');
INSERT INTO "log" VALUES(1,24,'move',0,'t12',1,1000660.0,'takes blue and purple');
INSERT INTO "log" VALUES(1,25,'move',0,'-P',1,1000660.0,'discards purple');
INSERT INTO "log" VALUES(1,26,'move',0,'-B',1,1000660.0,'discards blue');
INSERT INTO "log" VALUES(2,1,'opened',100,'',-1,1000660.0,'');
INSERT INTO "log" VALUES(2,2,'joined',101,'Ben',1,1000660.0,'');
INSERT INTO "log" VALUES(2,3,'joined',102,'Carl',2,1000660.0,'');
INSERT INTO "log" VALUES(2,4,'joined',103,'Dora',3,1000660.0,'');
INSERT INTO "log" VALUES(2,5,'started',100,'',-1,1000660.0,'');
INSERT INTO "log" VALUES(2,6,'move',103,'B6',3,1000720.0,'takes a diamond tile: lit U X.X/XXX with a diamond and a cat');
INSERT INTO "log" VALUES(2,7,'move',103,'WL29@1,0',3,1000780.0,'builds lit U X.X/XXX with a diamond and a cat at column 1, row 0; +1 point; earns 1 token');
INSERT INTO "log" VALUES(2,8,'move',100,'B2',0,1000840.0,'takes a diamond tile: lit S X./XX/.X with a diamond');
INSERT INTO "log" VALUES(2,9,'move',100,'WL27@0,0',0,1000900.0,'builds lit S X./XX/.X with a diamond at column 0, row 0; earns 1 token');
INSERT INTO "log" VALUES(2,10,'move',101,'C6',1,1000960.0,'pays a token and takes a roof tile: roof U X.X/XXX');
INSERT INTO "log" VALUES(2,11,'move',101,'R24@-3,0',1,1001020.0,'builds roof U X.X/XXX at column -3, row 0');
INSERT INTO "log" VALUES(2,12,'resigned',102,'',2,1001020.0,'');
INSERT INTO "log" VALUES(2,13,'move',0,'A1',2,1001020.0,'takes a plain tile: lit 2 wide');
INSERT INTO "log" VALUES(2,14,'move',0,'store',2,1001020.0,'stores the lit 2 wide');
INSERT INTO "log" VALUES(2,15,'move',103,'$WL07@-2,0',3,1001080.0,'buys the lit 2 wide from seat 3 and builds lit 2 wide at column -2, row 0');
INSERT INTO "log" VALUES(2,16,'move',100,'A1',0,1001140.0,'takes a plain tile: dark 2x2 with a cat');
INSERT INTO "log" VALUES(2,17,'move',100,'WD17@-2,0',0,1001200.0,'builds dark 2x2 with a cat at column -2, row 0; +1 point');
INSERT INTO "log" VALUES(2,18,'move',101,'B1',1,1001260.0,'takes a diamond tile: dark T XXX/.X. with a diamond and a cat');
INSERT INTO "log" VALUES(2,19,'move',101,'store',1,1001320.0,'stores the dark T XXX/.X.');
INSERT INTO "log" VALUES(2,20,'move',0,'A1',2,1001320.0,'takes a plain tile: lit 2 wide with a cat');
INSERT INTO "log" VALUES(2,21,'move',0,'store',2,1001320.0,'stores the lit 2 wide');
INSERT INTO "log" VALUES(2,22,'move',103,'$WL05@-2,1',3,1001380.0,'buys the lit 2 wide from seat 3 and builds lit 2 wide with a cat at column -2, row 1; +1 point');
INSERT INTO "log" VALUES(3,1,'opened',100,'',-1,1001380.0,'');
INSERT INTO "log" VALUES(3,2,'joined',101,'Ben',1,1001380.0,'');
INSERT INTO "log" VALUES(3,3,'started',100,'',-1,1001380.0,'');
INSERT INTO "log" VALUES(3,4,'move',101,'R2/2@D1',1,1001440.0,'builds red 2 at D1, pays 2 red');
INSERT INTO "log" VALUES(3,5,'move',100,'t17',0,1001500.0,'takes blue and blue with Any cards');
INSERT INTO "log" VALUES(3,6,'move',101,'t14',1,1001560.0,'takes green and red with Any cards');
INSERT INTO "log" VALUES(3,7,'resigned',100,'',0,1001560.0,'');
INSERT INTO "log" VALUES(4,1,'opened',100,'',-1,1001560.0,'');
INSERT INTO "log" VALUES(4,2,'joined',101,'Ben',1,1001560.0,'');
INSERT INTO "log" VALUES(4,3,'joined',102,'Carl',2,1001560.0,'');
INSERT INTO "log" VALUES(4,4,'started',100,'',-1,1001560.0,'');
INSERT INTO "log" VALUES(4,5,'move',101,'t16',1,1001620.0,'takes red and yellow with Any cards');
INSERT INTO "log" VALUES(4,6,'move',102,'t57',2,1001680.0,'takes red and purple with Any cards');
INSERT INTO "log" VALUES(4,7,'move',100,'t57',0,1001740.0,'takes yellow and yellow with Any cards');
INSERT INTO "log" VALUES(4,8,'resigned',101,'',1,1001740.0,'');
INSERT INTO "log" VALUES(4,9,'move',0,'t12',1,1001740.0,'takes green and green');
INSERT INTO "log" VALUES(4,10,'move',102,'P2/3@B1',2,1001800.0,'builds purple 2 at B1, pays 2 purple');
INSERT INTO "log" VALUES(4,11,'move',100,'Y2/1@A1',0,1001860.0,'builds yellow 2 at A1, pays 2 yellow');
INSERT INTO "log" VALUES(4,12,'move',0,'t12',1,1001860.0,'takes purple and blue');
INSERT INTO "log" VALUES(4,13,'move',0,'-B',1,1001860.0,'discards blue');
INSERT INTO "log" VALUES(4,14,'move',102,'t23',2,1001920.0,'takes purple and green');
INSERT INTO "log" VALUES(4,15,'move',100,'t12',0,1001980.0,'takes yellow and blue');
INSERT INTO "log" VALUES(4,16,'move',0,'t12',1,1001980.0,'takes red and purple');
INSERT INTO "log" VALUES(4,17,'move',0,'-P',1,1001980.0,'discards purple');
INSERT INTO "log" VALUES(4,18,'move',0,'-R',1,1001980.0,'discards red');
INSERT INTO "log" VALUES(4,19,'move',102,'P2/0@C1',2,1002040.0,'builds purple 2 at C1, pays 1 purple');
INSERT INTO "log" VALUES(4,20,'move',100,'Y2/3@B1',0,1002100.0,'builds yellow 2 at B1, pays 1 yellow');
INSERT INTO "log" VALUES(4,21,'move',0,'t12',1,1002100.0,'takes blue and blue');
INSERT INTO "log" VALUES(4,22,'move',0,'-B',1,1002100.0,'discards blue');
INSERT INTO "log" VALUES(4,23,'move',0,'-B',1,1002100.0,'discards blue');
INSERT INTO "log" VALUES(4,24,'move',102,'t23',2,1002160.0,'takes blue and blue');
INSERT INTO "log" VALUES(4,25,'move',100,'B2/1@D1',0,1002220.0,'builds blue 2 at D1, pays 2 blue');
INSERT INTO "log" VALUES(4,26,'move',0,'t12',1,1002220.0,'takes green and red');
INSERT INTO "log" VALUES(4,27,'move',0,'-R',1,1002220.0,'discards red');
INSERT INTO "log" VALUES(4,28,'move',0,'-G',1,1002220.0,'discards green');
INSERT INTO "log" VALUES(4,29,'move',102,'B2/2@D2',2,1002280.0,'builds blue 2 at D2, pays 2 blue');
INSERT INTO "log" VALUES(4,30,'move',100,'t34',0,1002340.0,'takes green and purple');
INSERT INTO "log" VALUES(4,31,'move',0,'t12',1,1002340.0,'takes yellow and red');
INSERT INTO "log" VALUES(4,32,'move',0,'-R',1,1002340.0,'discards red');
INSERT INTO "log" VALUES(4,33,'move',0,'-Y',1,1002340.0,'discards yellow');
INSERT INTO "log" VALUES(4,34,'move',102,'t34',2,1002400.0,'takes green and red');
INSERT INTO "log" VALUES(4,35,'move',100,'t23',0,1002460.0,'takes red and red');
INSERT INTO "log" VALUES(4,36,'move',0,'t12',1,1002460.0,'takes blue and blue');
INSERT INTO "log" VALUES(4,37,'move',0,'-B',1,1002460.0,'discards blue');
INSERT INTO "log" VALUES(4,38,'move',0,'-B',1,1002460.0,'discards blue');
INSERT INTO "log" VALUES(4,39,'move',102,'G2/3@D3',2,1002520.0,'builds green 2 at D3, pays 2 green');
INSERT INTO "log" VALUES(4,40,'move',100,'R3/6@B3',0,1002580.0,'builds red 3 at B3, pays 3 red, 1 coat of arms');
INSERT INTO "log" VALUES(4,41,'move',100,'W@B5',0,1002640.0,'places a white tile at B5');
INSERT INTO "log" VALUES(4,42,'move',0,'t12',1,1002640.0,'takes yellow and yellow');
INSERT INTO "log" VALUES(4,43,'move',0,'-Y',1,1002640.0,'discards yellow');
INSERT INTO "log" VALUES(4,44,'move',0,'-Y',1,1002640.0,'discards yellow');
INSERT INTO "log" VALUES(4,45,'move',102,'R2/1@B3',2,1002700.0,'builds red 2 at B3, pays 2 red');
INSERT INTO "log" VALUES(4,46,'move',100,'t23',0,1002760.0,'takes green and purple');
INSERT INTO "log" VALUES(4,47,'move',0,'t12',1,1002760.0,'takes blue and purple');
INSERT INTO "log" VALUES(4,48,'move',0,'-P',1,1002760.0,'discards purple');
INSERT INTO "log" VALUES(4,49,'move',0,'-B',1,1002760.0,'discards blue');
INSERT INTO "log" VALUES(4,50,'move',102,'t67',2,1002820.0,'takes green and blue');
INSERT INTO "log" VALUES(4,51,'move',100,'G2/2@A6',0,1002880.0,'builds green 2 at A6, pays 2 green');
INSERT INTO "log" VALUES(4,52,'move',0,'t12',1,1002880.0,'takes yellow and purple');
INSERT INTO "log" VALUES(4,53,'move',0,'-P',1,1002880.0,'discards purple');
INSERT INTO "log" VALUES(4,54,'move',0,'-Y',1,1002880.0,'discards yellow');
INSERT INTO "log" VALUES(4,55,'move',102,'t45',2,1002940.0,'takes purple and green');
INSERT INTO "log" VALUES(4,56,'move',100,'P3/2@C4',0,1003000.0,'builds purple 3 at C4, pays 3 purple');
INSERT INTO "log" VALUES(4,57,'move',0,'t12',1,1003000.0,'takes yellow and green');
INSERT INTO "log" VALUES(4,58,'move',0,'-G',1,1003000.0,'discards green');
INSERT INTO "log" VALUES(4,59,'move',0,'-Y',1,1003000.0,'discards yellow; the discards become the new supply, the End card is in it');
INSERT INTO "log" VALUES(4,60,'move',102,'G3/0@B5',2,1003060.0,'builds green 3 at B5, pays 2 green');
INSERT INTO "log" VALUES(4,61,'move',100,'t34',0,1003120.0,'takes green and yellow');
INSERT INTO "log" VALUES(4,62,'move',0,'t12',1,1003120.0,'takes red and green');
INSERT INTO "log" VALUES(4,63,'move',0,'-G',1,1003120.0,'discards green');
INSERT INTO "log" VALUES(4,64,'move',0,'-R',1,1003120.0,'discards red');
INSERT INTO "log" VALUES(4,65,'move',102,'t45',2,1003180.0,'takes green and purple');
INSERT INTO "log" VALUES(4,66,'move',100,'t23',0,1003240.0,'takes red and red');
INSERT INTO "log" VALUES(4,67,'move',0,'t12',1,1003240.0,'takes blue and red');
INSERT INTO "log" VALUES(4,68,'move',0,'-R',1,1003240.0,'discards red');
INSERT INTO "log" VALUES(4,69,'move',0,'-B',1,1003240.0,'discards blue');
INSERT INTO "log" VALUES(4,70,'move',102,'P3/1@C2',2,1003300.0,'builds purple 3 at C2, pays 2 purple, 1 coat of arms');
INSERT INTO "log" VALUES(4,71,'move',102,'W@E3',2,1003360.0,'places a white tile at E3');
INSERT INTO "log" VALUES(4,72,'move',100,'R2/0@D5',0,1003420.0,'builds red 2 at D5, pays 2 red, 1 coat of arms');
INSERT INTO "log" VALUES(4,73,'move',100,'W@D6',0,1003480.0,'places a white tile at D6');
INSERT INTO "log" VALUES(4,74,'move',0,'t12',1,1003480.0,'takes green and blue');
INSERT INTO "log" VALUES(4,75,'move',0,'-B',1,1003480.0,'discards blue');
INSERT INTO "log" VALUES(4,76,'move',0,'-G',1,1003480.0,'discards green');
INSERT INTO "log" VALUES(4,77,'move',102,'t34',2,1003540.0,'takes purple and purple');
INSERT INTO "log" VALUES(4,78,'move',100,'t56',0,1003600.0,'takes blue and red');
INSERT INTO "log" VALUES(4,79,'move',0,'t12',1,1003600.0,'takes red and red');
INSERT INTO "log" VALUES(4,80,'move',0,'-R',1,1003600.0,'discards red');
INSERT INTO "log" VALUES(4,81,'move',0,'-R',1,1003600.0,'discards red');
INSERT INTO "log" VALUES(4,82,'move',102,'P3/1@A1',2,1003660.0,'builds purple 3 at A1, pays 2 purple, completes row 2 (+1), completes row 3 (+1), 1 coat of arms');
INSERT INTO "log" VALUES(4,83,'move',102,'W@C6',2,1003720.0,'places a white tile at C6');
INSERT INTO "log" VALUES(4,84,'move',100,'t67',0,1003780.0,'takes purple and yellow');
INSERT INTO "log" VALUES(4,85,'move',0,'t12',1,1003780.0,'takes green and yellow');
INSERT INTO "log" VALUES(4,86,'move',0,'-Y',1,1003780.0,'discards yellow');
INSERT INTO "log" VALUES(4,87,'move',0,'-G',1,1003780.0,'discards green');
INSERT INTO "log" VALUES(4,88,'move',102,'t67',2,1003840.0,'takes yellow and yellow');
INSERT INTO "log" VALUES(4,89,'move',100,'t34',0,1003900.0,'takes green and blue');
INSERT INTO "log" VALUES(4,90,'move',100,'-R',0,1003960.0,'discards red');
INSERT INTO "log" VALUES(4,91,'move',0,'t12',1,1003960.0,'takes blue and blue');
INSERT INTO "log" VALUES(4,92,'move',0,'-B',1,1003960.0,'discards blue');
INSERT INTO "log" VALUES(4,93,'move',0,'-B',1,1003960.0,'discards blue');
INSERT INTO "log" VALUES(4,94,'move',102,'Y3/4@B7',2,1004020.0,'builds yellow 3 at B7, pays 3 yellow');
INSERT INTO "log" VALUES(4,95,'move',100,'G3/1@B7',0,1004080.0,'builds green 3 at B7, pays 2 green, completes column B (+2), 1 coat of arms');
INSERT INTO "log" VALUES(4,96,'move',100,'W@C5',0,1004140.0,'places a white tile at C5');
INSERT INTO "log" VALUES(4,97,'move',0,'t12',1,1004140.0,'takes purple and red');
INSERT INTO "log" VALUES(4,98,'move',0,'-R',1,1004140.0,'discards red');
INSERT INTO "log" VALUES(4,99,'move',0,'-P',1,1004140.0,'discards purple');
INSERT INTO "log" VALUES(4,100,'move',102,'t45',2,1004200.0,'takes yellow and yellow');
INSERT INTO "log" VALUES(4,101,'move',100,'B3/4@D2',0,1004260.0,'builds blue 3 at D2, pays 2 blue');
INSERT INTO "log" VALUES(4,102,'move',0,'t12',1,1004260.0,'takes purple and green');
INSERT INTO "log" VALUES(4,103,'move',0,'-G',1,1004260.0,'discards green');
INSERT INTO "log" VALUES(4,104,'move',0,'-P',1,1004260.0,'discards purple');
INSERT INTO "log" VALUES(4,105,'move',102,'Y3/1@A6',2,1004320.0,'builds yellow 3 at A6, pays 2 yellow, 1 coat of arms');
INSERT INTO "log" VALUES(4,106,'move',102,'W@D6',2,1004380.0,'places a white tile at D6');
INSERT INTO "log" VALUES(4,107,'move',100,'t45',0,1004440.0,'takes blue and red');
INSERT INTO "log" VALUES(4,108,'move',0,'t12',1,1004440.0,'takes purple and purple');
INSERT INTO "log" VALUES(4,109,'move',0,'-P',1,1004440.0,'discards purple');
INSERT INTO "log" VALUES(4,110,'move',0,'-P',1,1004440.0,'discards purple');
INSERT INTO "log" VALUES(4,111,'move',102,'t67',2,1004500.0,'takes yellow and yellow; the End card appears and ends the game');
CREATE TABLE notices (
    id INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    version INTEGER NOT NULL,
    tell TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    done INTEGER NOT NULL DEFAULT 0,
    channel_id INTEGER,
    message_id INTEGER
);
INSERT INTO "notices" VALUES(1,1,4,'turn',102,0,NULL,NULL);
INSERT INTO "notices" VALUES(2,1,5,'turn',100,0,NULL,NULL);
INSERT INTO "notices" VALUES(3,1,6,'turn',101,0,NULL,NULL);
INSERT INTO "notices" VALUES(4,1,7,'turn',102,0,NULL,NULL);
INSERT INTO "notices" VALUES(5,1,8,'turn',100,0,NULL,NULL);
INSERT INTO "notices" VALUES(6,1,9,'turn',101,0,NULL,NULL);
INSERT INTO "notices" VALUES(7,1,11,'turn',102,0,NULL,NULL);
INSERT INTO "notices" VALUES(8,1,12,'turn',100,0,NULL,NULL);
INSERT INTO "notices" VALUES(9,1,16,'turn',102,0,NULL,NULL);
INSERT INTO "notices" VALUES(10,1,17,'turn',100,0,NULL,NULL);
INSERT INTO "notices" VALUES(11,1,21,'turn',102,0,NULL,NULL);
INSERT INTO "notices" VALUES(12,1,22,'turn',100,0,NULL,NULL);
INSERT INTO "notices" VALUES(13,1,26,'turn',102,0,NULL,NULL);
INSERT INTO "notices" VALUES(14,2,5,'turn',103,0,NULL,NULL);
INSERT INTO "notices" VALUES(15,2,7,'turn',100,0,NULL,NULL);
INSERT INTO "notices" VALUES(16,2,9,'turn',101,0,NULL,NULL);
INSERT INTO "notices" VALUES(17,2,11,'turn',102,0,NULL,NULL);
INSERT INTO "notices" VALUES(18,2,14,'turn',103,0,NULL,NULL);
INSERT INTO "notices" VALUES(19,2,15,'turn',100,0,NULL,NULL);
INSERT INTO "notices" VALUES(20,2,17,'turn',101,0,NULL,NULL);
INSERT INTO "notices" VALUES(21,2,21,'turn',103,0,NULL,NULL);
INSERT INTO "notices" VALUES(22,2,22,'turn',100,0,NULL,NULL);
INSERT INTO "notices" VALUES(23,3,3,'turn',101,0,NULL,NULL);
INSERT INTO "notices" VALUES(24,3,4,'turn',100,0,NULL,NULL);
INSERT INTO "notices" VALUES(25,3,5,'turn',101,0,NULL,NULL);
INSERT INTO "notices" VALUES(26,3,6,'turn',100,0,NULL,NULL);
INSERT INTO "notices" VALUES(27,3,7,'result',0,0,NULL,NULL);
INSERT INTO "notices" VALUES(28,4,4,'turn',101,0,NULL,NULL);
INSERT INTO "notices" VALUES(29,4,5,'turn',102,0,NULL,NULL);
INSERT INTO "notices" VALUES(30,4,6,'turn',100,0,NULL,NULL);
INSERT INTO "notices" VALUES(31,4,7,'turn',101,0,NULL,NULL);
INSERT INTO "notices" VALUES(32,4,9,'turn',102,0,NULL,NULL);
INSERT INTO "notices" VALUES(33,4,10,'turn',100,0,NULL,NULL);
INSERT INTO "notices" VALUES(34,4,13,'turn',102,0,NULL,NULL);
INSERT INTO "notices" VALUES(35,4,14,'turn',100,0,NULL,NULL);
INSERT INTO "notices" VALUES(36,4,18,'turn',102,0,NULL,NULL);
INSERT INTO "notices" VALUES(37,4,19,'turn',100,0,NULL,NULL);
INSERT INTO "notices" VALUES(38,4,23,'turn',102,0,NULL,NULL);
INSERT INTO "notices" VALUES(39,4,24,'turn',100,0,NULL,NULL);
INSERT INTO "notices" VALUES(40,4,28,'turn',102,0,NULL,NULL);
INSERT INTO "notices" VALUES(41,4,29,'turn',100,0,NULL,NULL);
INSERT INTO "notices" VALUES(42,4,33,'turn',102,0,NULL,NULL);
INSERT INTO "notices" VALUES(43,4,34,'turn',100,0,NULL,NULL);
INSERT INTO "notices" VALUES(44,4,38,'turn',102,0,NULL,NULL);
INSERT INTO "notices" VALUES(45,4,39,'turn',100,0,NULL,NULL);
INSERT INTO "notices" VALUES(46,4,44,'turn',102,0,NULL,NULL);
INSERT INTO "notices" VALUES(47,4,45,'turn',100,0,NULL,NULL);
INSERT INTO "notices" VALUES(48,4,49,'turn',102,0,NULL,NULL);
INSERT INTO "notices" VALUES(49,4,50,'turn',100,0,NULL,NULL);
INSERT INTO "notices" VALUES(50,4,54,'turn',102,0,NULL,NULL);
INSERT INTO "notices" VALUES(51,4,55,'turn',100,0,NULL,NULL);
INSERT INTO "notices" VALUES(52,4,59,'turn',102,0,NULL,NULL);
INSERT INTO "notices" VALUES(53,4,60,'turn',100,0,NULL,NULL);
INSERT INTO "notices" VALUES(54,4,64,'turn',102,0,NULL,NULL);
INSERT INTO "notices" VALUES(55,4,65,'turn',100,0,NULL,NULL);
INSERT INTO "notices" VALUES(56,4,69,'turn',102,0,NULL,NULL);
INSERT INTO "notices" VALUES(57,4,71,'turn',100,0,NULL,NULL);
INSERT INTO "notices" VALUES(58,4,76,'turn',102,0,NULL,NULL);
INSERT INTO "notices" VALUES(59,4,77,'turn',100,0,NULL,NULL);
INSERT INTO "notices" VALUES(60,4,81,'turn',102,0,NULL,NULL);
INSERT INTO "notices" VALUES(61,4,83,'turn',100,0,NULL,NULL);
INSERT INTO "notices" VALUES(62,4,87,'turn',102,0,NULL,NULL);
INSERT INTO "notices" VALUES(63,4,88,'turn',100,0,NULL,NULL);
INSERT INTO "notices" VALUES(64,4,93,'turn',102,0,NULL,NULL);
INSERT INTO "notices" VALUES(65,4,94,'turn',100,0,NULL,NULL);
INSERT INTO "notices" VALUES(66,4,99,'turn',102,0,NULL,NULL);
INSERT INTO "notices" VALUES(67,4,100,'turn',100,0,NULL,NULL);
INSERT INTO "notices" VALUES(68,4,104,'turn',102,0,NULL,NULL);
INSERT INTO "notices" VALUES(69,4,106,'turn',100,0,NULL,NULL);
INSERT INTO "notices" VALUES(70,4,110,'turn',102,0,NULL,NULL);
INSERT INTO "notices" VALUES(71,4,111,'result',0,0,NULL,NULL);
CREATE TABLE players (user_id INTEGER PRIMARY KEY, preferences TEXT NOT NULL);
CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    acting INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
INSERT INTO "seats" VALUES(1,0,100,0);
INSERT INTO "seats" VALUES(1,1,101,0);
INSERT INTO "seats" VALUES(1,2,102,1);
INSERT INTO "seats" VALUES(2,0,100,1);
INSERT INTO "seats" VALUES(2,1,101,0);
INSERT INTO "seats" VALUES(2,2,102,0);
INSERT INTO "seats" VALUES(2,3,103,0);
INSERT INTO "seats" VALUES(3,0,100,0);
INSERT INTO "seats" VALUES(3,1,101,0);
INSERT INTO "seats" VALUES(4,0,100,0);
INSERT INTO "seats" VALUES(4,1,101,0);
INSERT INTO "seats" VALUES(4,2,102,0);
CREATE TABLE tables (
    id INTEGER PRIMARY KEY,
    game TEXT NOT NULL,
    state TEXT NOT NULL,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    host_id INTEGER NOT NULL,
    seed TEXT NOT NULL,
    rules INTEGER NOT NULL,
    version INTEGER NOT NULL,
    since REAL NOT NULL,
    deadline REAL,
    arrangement TEXT NOT NULL,
    holders TEXT NOT NULL,
    outcome TEXT NOT NULL,
    takeback TEXT NOT NULL,
    position TEXT NOT NULL,
    -- where the table is shown, written by whoever shows it
    home_id INTEGER,
    board_id INTEGER,
    lobby_id INTEGER,
    shown_version INTEGER NOT NULL DEFAULT 0
);
INSERT INTO "tables" VALUES(1,'copenhagen','playing',7,70,100,'seed 1',1,26,1000660.0,NULL,'{"seats":3,"options":{},"place":"thread","watch":"anyone","starts_when_full":true,"invited":[],"rematch_of":0}','[{"user_id":100,"name":"Anna","resigned":false},{"user_id":101,"name":"Ben","resigned":true},{"user_id":102,"name":"Carl","resigned":false}]','null','null','{"seed":"seed 1","players":[{"hand":"RGYRY","house":{"placed":[{"tile":"B2","turn":3,"column":2,"row":0},{"tile":"P2","turn":0,"column":3,"row":0}],"filled":156,"windows":144,"colours":[0,0,0,132,24]},"active":[],"used":["any"]},{"hand":"PYRYGGP","house":{"placed":[],"filled":0,"windows":0,"colours":[0,0,0,0,0]},"active":["any"],"used":[]},{"hand":"YPRPP","house":{"placed":[{"tile":"G2","turn":3,"column":3,"row":0},{"tile":"G2","turn":3,"column":4,"row":0}],"filled":792,"windows":768,"colours":[0,0,792,0,0]},"active":[],"used":["any"]}],"supply":"BRRBYBPYYPGRRPBBYRBBRYY","harbour":"BYGBGRG","discards":"GGBBGPGPPRGPB","stock":[2,3,2,1,2,3,2,1,0,3,2,1,1,3,2,1,1,3,2,1],"whites":12,"end_card":"aside","turn":2,"turns":16,"phase":"act","both":false,"discount":false,"change":"","coats":0,"last":{"seat":1,"turn":15,"took":"BP","placed":0}}',NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES(2,'kensington','playing',7,70,100,'seed 2',1,22,1001380.0,NULL,'{"seats":4,"options":{},"place":"thread","watch":"anyone","starts_when_full":true,"invited":[],"rematch_of":0}','[{"user_id":100,"name":"Anna","resigned":false},{"user_id":101,"name":"Ben","resigned":false},{"user_id":102,"name":"Carl","resigned":true},{"user_id":103,"name":"Dora","resigned":false}]','null','null','{"seed":"seed 2","options":{"heap_view":true,"public_bird_counter":true},"players":[{"building":{"placed":[{"tile":"WL27","column":0,"row":0},{"tile":"WD17","column":-2,"row":0}],"columns":["dd","dd","Dww","ww"],"left":-2},"stored":[],"tokens":2},{"building":{"placed":[{"tile":"R24","column":-3,"row":0}],"columns":["^^","^","^^","D"],"left":-3},"stored":["WD21"],"tokens":0},{"building":{"placed":[],"columns":["D"],"left":0},"stored":[],"tokens":3},{"building":{"placed":[{"tile":"WL29","column":1,"row":0},{"tile":"WL07","column":-2,"row":0},{"tile":"WL05","column":-2,"row":1}],"columns":["ww","ww","D","ww","w","ww"],"left":-2},"stored":[],"tokens":0}],"piles":[{"shown":[{"tile":"WL08","outline":"X/X"},{"tile":"WD19","outline":"XX/X."},{"tile":"WD03","outline":"X"},{"tile":"WD11","outline":"X/X/X"},{"tile":"WL20","outline":"XX/X."},{"tile":"WL16","outline":"XXXX"}],"rest":["WL18","WD12","WD15","WD10","WD18","WL01","WD04","WL10","WL13","WD16","WD08","WL11","WD13","WD20","WD09","WL14","WD14","WD07","WD02","WD05","WL19","WL06","WD06","WL12","WL15","WL03","WL09","WL04","WL17","WD01","WL02"],"dealt":9},{"shown":[{"tile":"WL34","outline":"XXX/X.."},{"tile":"WL33","outline":"XX/X./X."},{"tile":"WD31","outline":"XX/X./X."},{"tile":"WL26","outline":"XX./.XX"},{"tile":"WD23","outline":"XXX/.X."},{"tile":"WD29","outline":"XXX/X.X"}],"rest":["WD26","WD25","WL23","WL22","WD27","WL35","WL24","WL25","WL30","WD22","WD30","WD28","WL32","WD33","WL28","WD34","WD32","WL31","WL21","WD24","WD35"],"dealt":9},{"shown":[{"tile":"R07","outline":"X/X"},{"tile":"R02","outline":"X"},{"tile":"R08","outline":"XX"},{"tile":"R14","outline":"XXX"},{"tile":"R19","outline":"XX/.X"},{"tile":"R03","outline":"X"}],"rest":["R23","R21","R04","R16","R05","R22","R12","R17","R15","R13","R06","R09","R20","R10","R18","R11","R01"],"dealt":7},{"shown":[],"rest":["D1","D2","M2","M3","M1","D3"],"dealt":0}],"pool":11,"turn":0,"turns":10,"phase":"take","hand":"","busy":false,"idle":0,"votes":[],"bird_end":null,"end":null,"last":{"seat":3,"turn":9,"took":"WL05","placed":1}}',NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES(3,'copenhagen','over',7,70,100,'seed 3',1,7,1001560.0,NULL,'{"seats":2,"options":{},"place":"thread","watch":"anyone","starts_when_full":true,"invited":[],"rematch_of":0}','[{"user_id":100,"name":"Anna","resigned":true},{"user_id":101,"name":"Ben","resigned":false}]','{"places":[2,1],"reason":"Everybody else resigned."}','null','{"seed":"seed 3","players":[{"hand":"YPBBB","house":{"placed":[],"filled":0,"windows":0,"colours":[0,0,0,0,0]},"active":[],"used":["any"]},{"hand":"GR","house":{"placed":[{"tile":"R2","turn":2,"column":3,"row":0}],"filled":24,"windows":8,"colours":[24,0,0,0,0]},"active":[],"used":["any"]}],"supply":"YPBGGGYGPRBBRBPYRPBRPYPYPBBBRGGGYYRYRYGYYBPPPYGRYPRGBGE","harbour":"PRGPBGR","discards":"RR","stock":[1,2,2,1,2,2,2,1,2,2,2,1,2,2,2,1,2,2,2,1],"whites":12,"end_card":"supply","turn":0,"turns":4,"phase":"act","both":false,"discount":false,"change":"","coats":0,"last":{"seat":1,"turn":3,"took":"GR","placed":0}}',NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES(4,'copenhagen','over',7,70,100,'seed 4',1,111,1004500.0,NULL,'{"seats":3,"options":{},"place":"thread","watch":"anyone","starts_when_full":true,"invited":[],"rematch_of":0}','[{"user_id":100,"name":"Anna","resigned":false},{"user_id":101,"name":"Ben","resigned":true},{"user_id":102,"name":"Carl","resigned":false}]','{"places":[2,3,1],"reason":"The End card was revealed; the fewest empty spaces broke the tie."}','null','{"seed":"seed 4","players":[{"hand":"YPYBR","house":{"placed":[{"tile":"Y2","turn":1,"column":0,"row":0},{"tile":"Y2","turn":3,"column":1,"row":0},{"tile":"B2","turn":1,"column":3,"row":0},{"tile":"R3","turn":6,"column":1,"row":2},{"tile":"W1","turn":0,"column":1,"row":4},{"tile":"G2","turn":2,"column":0,"row":5},{"tile":"P3","turn":2,"column":2,"row":3},{"tile":"R2","turn":0,"column":3,"row":4},{"tile":"W1","turn":0,"column":3,"row":5},{"tile":"G3","turn":1,"column":1,"row":6},{"tile":"W1","turn":0,"column":2,"row":4},{"tile":"B3","turn":4,"column":3,"row":1}],"filled":2270291786603,"windows":71192442953,"colours":[25237504,99,2269990879232,25352,917504]},"active":[],"used":["any"]},{"hand":"RGRYGGP","house":{"placed":[],"filled":0,"windows":0,"colours":[0,0,0,0,0]},"active":[],"used":["any"]},{"hand":"BBGYY","house":{"placed":[{"tile":"P2","turn":3,"column":1,"row":0},{"tile":"P2","turn":0,"column":2,"row":0},{"tile":"B2","turn":2,"column":3,"row":1},{"tile":"G2","turn":3,"column":3,"row":2},{"tile":"R2","turn":1,"column":1,"row":2},{"tile":"G3","turn":0,"column":1,"row":4},{"tile":"P3","turn":1,"column":2,"row":1},{"tile":"W1","turn":0,"column":4,"row":2},{"tile":"P3","turn":1,"column":0,"row":0},{"tile":"W1","turn":0,"column":2,"row":5},{"tile":"Y3","turn":4,"column":1,"row":6},{"tile":"Y3","turn":1,"column":0,"row":5},{"tile":"W1","turn":0,"column":3,"row":5}],"filled":214159556591,"windows":208788543977,"colours":[67584,213741731840,14950400,768,136431]},"active":[],"used":["any"]}],"supply":"BP","harbour":"RYBBP..","discards":"GGGRRBPPRRBGRRPPYGRBBYYYGGRPBBGPYYPP","stock":[0,2,2,1,0,1,2,1,0,1,2,1,0,2,2,1,0,0,2,1],"whites":6,"end_card":"shown","turn":2,"turns":62,"phase":"over","both":false,"discount":false,"change":"","coats":0,"last":{"seat":2,"turn":62,"took":"YY","placed":0}}',NULL,NULL,NULL,0);
CREATE INDEX tables_not_shown ON tables (id) WHERE shown_version < version;
CREATE INDEX tables_in_channel ON tables (channel_id, id) WHERE state IN ('lobby', 'playing');
CREATE INDEX tables_at_home ON tables (home_id, id) WHERE home_id IS NOT NULL;
CREATE INDEX seats_of_player ON seats (user_id, table_id);
CREATE INDEX notices_to_send ON notices (id) WHERE done = 0;
CREATE INDEX notices_standing ON notices (table_id, id) WHERE message_id IS NOT NULL;
CREATE VIEW updates (
    id, before_version, game, state, guild_id, channel_id, host_id, seed, rules, version, since, deadline,
    arrangement, holders, outcome, takeback, position, seats, entries, notices
) AS SELECT 0, 0, '', '', 0, 0, 0, '', 0, 0, 0.0, NULL, '', '', '', '', '', '', '', '' WHERE 0;
CREATE TRIGGER keep_update INSTEAD OF INSERT ON updates BEGIN
    SELECT RAISE(ABORT, 'stale version')
    WHERE coalesce((SELECT version FROM tables WHERE id = NEW.id), 0) <> NEW.before_version;

    INSERT INTO tables (
        id, game, state, guild_id, channel_id, host_id, seed, rules, version, since, deadline,
        arrangement, holders, outcome, takeback, position
    ) VALUES (
        NEW.id, NEW.game, NEW.state, NEW.guild_id, NEW.channel_id, NEW.host_id, NEW.seed, NEW.rules,
        NEW.version, NEW.since, NEW.deadline, NEW.arrangement, NEW.holders, NEW.outcome, NEW.takeback,
        NEW.position
    ) ON CONFLICT (id) DO UPDATE SET
        state = excluded.state, rules = excluded.rules, version = excluded.version, since = excluded.since,
        deadline = excluded.deadline, arrangement = excluded.arrangement, holders = excluded.holders,
        outcome = excluded.outcome, takeback = excluded.takeback, position = excluded.position;

    DELETE FROM seats WHERE table_id = NEW.id AND seat >= json_array_length(NEW.seats);
    INSERT INTO seats (table_id, seat, user_id, acting)
    SELECT NEW.id, key, json_extract(value, '$[0]'), json_extract(value, '$[1]')
    FROM json_each(NEW.seats) WHERE true
    ON CONFLICT (table_id, seat) DO UPDATE SET user_id = excluded.user_id, acting = excluded.acting;

    INSERT INTO log (table_id, number, kind, user_id, text, seat, at, words)
    SELECT NEW.id, NEW.before_version + 1 + key, json_extract(value, '$.kind'),
        json_extract(value, '$.user_id'), json_extract(value, '$.text'), json_extract(value, '$.seat'),
        json_extract(value, '$.at'), json_extract(value, '$.words')
    FROM json_each(NEW.entries);

    DELETE FROM drafts WHERE table_id = NEW.id;

    INSERT INTO notices (table_id, version, tell, user_id)
    SELECT NEW.id, NEW.version, json_extract(value, '$.tell'), json_extract(value, '$.user_id')
    FROM json_each(NEW.notices);
END;
PRAGMA application_id = 1383036744;
PRAGMA user_version = 1;
COMMIT;
